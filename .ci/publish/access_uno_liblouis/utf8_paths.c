/* Opening files by UTF-8 paths on Windows, whose own functions for that take the characters of one code page. */

#include <stdlib.h>
#include <windows.h>

#include "utf8_paths.h"

static wchar_t *
wide(const char *text) {
	int length = MultiByteToWideChar(CP_UTF8, 0, text, -1, NULL, 0);
	wchar_t *result = length ? malloc(length * sizeof(wchar_t)) : NULL;
	if (result) MultiByteToWideChar(CP_UTF8, 0, text, -1, result, length);
	return result;
}

FILE *
utf8_fopen(const char *path, const char *mode) {
	wchar_t *wide_path = wide(path), *wide_mode = wide(mode);
	FILE *file = wide_path && wide_mode ? _wfopen(wide_path, wide_mode) : NULL;
	free(wide_path);
	free(wide_mode);
	return file;
}

/* liblouis only asks whether something is there, and whether it is a folder. */
int
utf8_stat(const char *path, struct stat *info) {
	wchar_t *wide_path = wide(path);
	DWORD found = wide_path ? GetFileAttributesW(wide_path) : INVALID_FILE_ATTRIBUTES;
	free(wide_path);
	if (found == INVALID_FILE_ATTRIBUTES) return -1;
	info->st_mode = found & FILE_ATTRIBUTE_DIRECTORY ? S_IFDIR : S_IFREG;
	return 0;
}
