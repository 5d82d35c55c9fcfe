/* access-uno.exe: starts the game with the Python that lies beside it, in the same console. A second program, made
with ALWAYS, starts it in the browser.

When Windows has opened this console only for us, it would close with the last line. So after a failure it waits
for Enter: what was said must be readable. */

#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define PYTHON L"python\\python.exe"
#ifndef ALWAYS
#define ALWAYS L"" /* what is typed for the game in any case */
#endif
#define LONGEST 32767

static const struct {
	WORD language;
	const wchar_t *close;
} WORDS[] = {
	{LANG_GERMAN, L"Drücke die Eingabetaste, um das Fenster zu schließen."},
	{LANG_ITALIAN, L"Premi Invio per chiudere la finestra."},
	{LANG_DUTCH, L"Druk op Enter om het venster te sluiten."},
	{LANG_CHINESE, L"按 Enter 關閉視窗。"},
	{LANG_ENGLISH, L"Press Enter to close the window."}, /* the last is for all others */
};

/* Control C is for the game, which answers it; the launcher only waits for its end. */
static BOOL WINAPI
ignore(DWORD event) {
	return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
}

/* The words behind the program's own name, as they were typed. */
static const wchar_t *
arguments(void) {
	const wchar_t *rest = GetCommandLineW();
	int quoted = 0;
	for (; *rest && (quoted || (*rest != L' ' && *rest != L'\t')); rest++)
		if (*rest == L'"') quoted = !quoted;
	return rest;
}

static void
say(const wchar_t *text) {
	DWORD written;
	WriteConsoleW(GetStdHandle(STD_ERROR_HANDLE), text, wcslen(text), &written, NULL);
}

static void
wait_for_enter(void) {
	wchar_t typed[16];
	DWORD others[2], count;
	size_t i = 0, last = sizeof(WORDS) / sizeof(*WORDS) - 1;
	HANDLE keyboard = GetStdHandle(STD_INPUT_HANDLE);
	if (GetConsoleProcessList(others, 2) != 1) return; /* another program goes on in this console */
	while (i < last && WORDS[i].language != PRIMARYLANGID(GetUserDefaultUILanguage())) i++;
	say(WORDS[i].close);
	say(L"\r\n");
	SetConsoleMode(keyboard, ENABLE_PROCESSED_INPUT | ENABLE_LINE_INPUT);
	ReadConsoleW(keyboard, typed, sizeof(typed) / sizeof(*typed), &count, NULL);
}

int
wmain(void) {
	static wchar_t python[LONGEST], command[LONGEST];
	STARTUPINFOW startup = {.cb = sizeof(startup)};
	PROCESS_INFORMATION process;
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
	HANDLE job;
	DWORD status = 1, length = GetModuleFileNameW(NULL, python, LONGEST);
	while (length && python[length - 1] != L'\\') length--;
	if (length + wcslen(PYTHON) >= LONGEST) return 1;
	wcscpy(python + length, PYTHON);
	if (_snwprintf(command, LONGEST - 1, L"\"%ls\" -m access_uno%ls%ls", python, ALWAYS, arguments()) < 0) return 1;
	SetConsoleCtrlHandler(ignore, TRUE);
	if (!CreateProcessW(python, command, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &startup, &process)) {
		say(python);
		say(L"?\r\n");
		wait_for_enter();
		return 1;
	}
	/* Who ends the launcher ends the game. */
	job = CreateJobObjectW(NULL, NULL);
	limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
	SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof(limits));
	AssignProcessToJobObject(job, process.hProcess);
	ResumeThread(process.hThread);
	WaitForSingleObject(process.hProcess, INFINITE);
	GetExitCodeProcess(process.hProcess, &status);
	if (status) wait_for_enter();
	return status;
}
