// Ends this process and leaves another one behind, on its own: as a shell that starts it and exits. To start it from Node takes
// a hook longer than its answer, because the module for that must be loaded, and a large process copied.
import { accessSync, constants } from 'node:fs';

/**
 * In a session of its own, as no group that this process is in may take it along. The signals of a closing terminal are ignored until
 * then; Node puts them back. The input is in no argument: other users can read those.
 */
const SHELL = '/bin/sh';
const SCRIPT = `trap '' HUP INT TERM
told=$THROUGHLINE_TOLD
unset THROUGHLINE_TOLD
"$@" >/dev/null 2>&1 <<EOF &
$told
EOF
exit 0`;
/** The system has it somewhere else, or not at all, where it is not Linux. */
const SETSID = '/usr/bin/setsid';
/** Of all arguments and variables together; every Linux takes more. */
const MOST_BYTES = 96 * 1024;

/**
 * Starts this Node with the arguments and the input on its stdin, and does not return. Returns where that cannot be done so: then
 * nothing has happened.
 */
export function leaveBehind(args: readonly string[], input: string): void {
  // A program that cannot be executed would abort this process.
  if (process.platform !== 'linux' || !process.execve || !isExecutable(SHELL) || !isExecutable(SETSID)) return;
  const env: Record<string, string> = {};
  let bytes = Buffer.byteLength(input) + SCRIPT.length;
  for (const [name, value = ''] of Object.entries(process.env)) {
    env[name] = value;
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value) + ROOM;
  }
  env['THROUGHLINE_TOLD'] = input;
  const all = ['sh', '-c', SCRIPT, 'sh', SETSID, process.execPath, ...args];
  for (const each of all) bytes += Buffer.byteLength(each) + ROOM;
  if (bytes > MOST_BYTES) return;
  process.execve(SHELL, all, env);
}

/** Of each text: what ends it, and where it is. */
const ROOM = 16;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
