# Che cosa si digita e si incolla

paste-not-here = Un testo incollato si accetta solo dove si chiede un testo.
