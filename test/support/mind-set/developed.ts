// Labelled sessions in a shorter form, for changing rules: many voices, and much that changes from one session to the next.
import { readFileSync } from 'node:fs';
import type { LabelledProject, LabelledSession, Wanted, Words } from './labelled.ts';

/**
 * A line of the files, besides those of a script:
 *
 *     # name                 a project             w mark words + words    what its event should be remembered for
 *     == id agent day        a session of it       x words                 what holds no longer after that session
 *                                                  j words                 what must never be kept
 */
export function developed(folder = import.meta.dirname): readonly LabelledProject[] {
  const text = ['a', 'b'].map((name) => readFileSync(`${folder}/developed-${name}.txt`, 'utf8')).join('');
  return text
    .split(/^# /m)
    .filter((each) => each !== '')
    .map((each) => projectIn(each));
}

function projectIn(text: string): LabelledProject {
  const [name = '', ...parts] = text.split(/\n== /);
  const [sessions, wanted, superseded, junk]: [LabelledSession[], Wanted[], Words[], Words[]] = [[], [], [], []];
  for (const part of parts) {
    const [head = '', ...lines] = part.trimEnd().split('\n');
    const [id = '', agent = '', day = ''] = head.split(' ');
    const script: string[] = [];
    for (const line of lines) {
      const [, sign, said = ''] = /^([wxj]) (.+)$/.exec(line) ?? [];
      if (sign === undefined) script.push(line);
      else if (sign === 'w') {
        const [, mark = '', words = ''] = /^(\w+) (.+)$/.exec(said) ?? [];
        wanted.push({ words: words.split(' + '), anchor: `${id}#${mark}` });
      } else (sign === 'x' ? superseded : junk).push(said.split(' + '));
    }
    sessions.push({ id, agent, at: `${day}T09:00:00.000Z`, changed: [], script: script.join('\n') });
  }
  return { name: name.trim(), sessions, wanted, superseded, junk, questions: [] };
}
