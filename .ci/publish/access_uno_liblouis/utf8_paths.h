/* For liblouis on Windows: paths are UTF-8, so that every name of a folder can be written. */

#include <stdio.h>
#include <sys/stat.h>

FILE *utf8_fopen(const char *path, const char *mode);
int utf8_stat(const char *path, struct stat *info);

#define fopen utf8_fopen
#undef stat
#define stat(path, info) utf8_stat(path, info)
