## Meerdere servers, die samen één huis zijn
closed-moves = Deze server van het huis sluit. Alle spellen blijven bewaard, en het huis gaat verder op { $address }.
help-option-announce = Bij meerdere servers: het adres waarop mensen van de andere servers hier binnenkomen.
