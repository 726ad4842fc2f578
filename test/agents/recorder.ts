// What stands in for the hook's file in a campaign: the hook itself, in the same process, and a line for each call with
// what came on stdin and what went to stdout. It changes neither when the hook reads nor when it answers.
import { FINISH } from '../../src/surfaces/hooks/finish-in-background.ts';

export function recorderSource(hook: string, record: string): string {
  return `'use strict';
const fs = require('node:fs');
const { read, writeSync, appendFileSync } = fs;
const pieces = [];
let answer = '';
// What goes on behind a hook has no input to note.
let isNoted = process.argv.includes(${JSON.stringify(FINISH)});
fs.read = (fd, ...args) => {
  if (isNoted || fd !== 0) return read(fd, ...args);
  const [buffer, offset, length, position, done] = args;
  return read(fd, buffer, offset, length, position, (error, bytes) => {
    if (!error) pieces.push(Buffer.from(buffer.subarray(0, bytes)));
    done(error, bytes);
  });
};
// As the one that it stands for: promisified, it says more than its first result.
Object.defineProperties(fs.read, Object.getOwnPropertyDescriptors(read));
fs.writeSync = (fd, data, ...rest) => {
  if (fd === 1) answer += data;
  return writeSync(fd, data, ...rest);
};
const parsed = (text) => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return { words: text };
  }
};
const note = () => {
  if (isNoted) return;
  isNoted = true;
  const call = { input: parsed(Buffer.concat(pieces).toString('utf8')), answer: parsed(answer) };
  appendFileSync(${JSON.stringify(record)}, JSON.stringify(call) + '\\n');
};
process.on('exit', note);
// One that is late becomes another program, and never exits.
const { execve } = process;
if (execve) process.execve = (...args) => (note(), execve.apply(process, args));
require(${JSON.stringify(hook)});
`;
}
