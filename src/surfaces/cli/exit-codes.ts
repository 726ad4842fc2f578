// What each exit code means. The codes are the same for every command, so scripts can rely on them.
import type { Line } from '../terminal/text.ts';
import { table } from '../terminal/text.ts';

export const EXIT_CODES: Readonly<Record<number, string>> = {
  0: 'done',
  2: 'the command or its input is wrong: correct it',
  3: 'this home cannot be used as it is: not trusted, or of another version',
  4: 'something stored is damaged, or is not what was signed or registered',
  5: 'not possible in the present state, or something is busy: change that, or try again later',
  6: 'the machine failed: disk, permissions, a server',
  7: 'another process or session was first: look again, then decide',
  70: 'a defect of Throughline',
  130: 'interrupted by Ctrl-C; what was acknowledged is kept',
};

export function exitCodeLines(): Line[] {
  return [
    'Exit codes',
    '',
    ...table(Object.entries(EXIT_CODES).map(([code, meaning]) => [`  ${code}`, meaning])),
    '',
    'With --json an error is one JSON object on stdout: {"kind", "code", "message", "hint", …}.',
  ];
}
