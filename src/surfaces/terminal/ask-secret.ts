// A secret from the person at the terminal, of which nothing is shown, or from a pipe. It never comes by the arguments of a command:
// every process of the machine can read those.
import { StringDecoder } from 'node:string_decoder';

export interface SecretTerminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
}

/** Twice what can be one: a text that is longer is none, and the rest of it is not read. */
const MOST_CHARACTERS = 16 * 1024;

/**
 * Without its line end. Undefined if the person gave none: Ctrl-C, Ctrl-D on an empty line, or the end of the terminal. What a pipe
 * brings is read to its end.
 */
export function readSecretFrom(question: string, terminal?: SecretTerminal): Promise<string | undefined> {
  const { input, output } = terminal ?? { input: process.stdin, output: process.stderr };
  return input.isTTY ? readTyped(question, input, output) : readPiped(input);
}

async function readPiped(input: NodeJS.ReadableStream): Promise<string> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const chunk of input) {
    text += decoder.write(chunk);
    if (text.length > MOST_CHARACTERS) break;
  }
  return (text + decoder.end()).replace(/\r?\n$/, '');
}

const ENTER = /[\r\n]/;
const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const BACKSPACE = new Set(['\u0008', '\u007f']);
/** Around what is pasted, where a program before this one asked the terminal for it. */
// oxlint-disable-next-line no-control-regex -- It is what is looked for.
const PASTE = /\u001b\[20[01]~/g;

/** The terminal hands over each key as it is, so that it shows none, and Ctrl-C is a key too. */
function readTyped(
  question: string,
  input: NodeJS.ReadStream,
  output: NodeJS.WritableStream,
): Promise<string | undefined> {
  const decoder = new StringDecoder('utf8');
  const wasRaw = input.isRaw;
  return new Promise((resolve) => {
    let typed = '';
    const end = (value: string | undefined) => {
      input.off('data', take);
      input.off('end', leave);
      input.off('close', leave);
      input.setRawMode(wasRaw);
      input.pause();
      output.write('\n');
      resolve(value);
    };
    const leave = () => end(undefined);
    const take = (chunk: Buffer) => {
      for (const sign of decoder.write(chunk).replaceAll(PASTE, '')) {
        if (ENTER.test(sign)) return end(typed);
        if (sign === CTRL_C || (sign === CTRL_D && typed === '')) return end(undefined);
        if (sign === CTRL_D) return end(typed);
        if (sign === CTRL_U) typed = '';
        else if (BACKSPACE.has(sign)) typed = typed.slice(0, -1);
        else if (typed.length < MOST_CHARACTERS) typed += sign;
      }
      return undefined;
    };
    // Before the question: what is typed when it is read is no longer shown.
    input.setRawMode(true);
    output.write(`${question}: `);
    input.on('data', take);
    input.once('end', leave);
    input.once('close', leave);
    input.resume();
  });
}
