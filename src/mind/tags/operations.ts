// Operations on the tags of sessions.
import { operationsOf } from '../../base/operation.ts';
import { mindRefusals } from '../contract.ts';
import {
  listTagsInput,
  listTagsOutput,
  sessionTagSchema,
  showTagInput,
  switchTagInput,
  switchTagOutput,
  tagRefusals,
} from './contract.ts';
import type { Tags } from './tags.ts';

const define = operationsOf<{ readonly tags: Tags }>({ ...mindRefusals, ...tagRefusals });
const OF_SESSION = ['unknown_session', 'session_ambiguous', 'session_without_project'] as const;

export const tagOperations = {
  'mind.show_tag': define({
    name: 'mind.show_tag',
    summary: 'The tag of a session, who says so, and what it was before',
    details:
      'What somebody switched it to counts, else the tag of the goal whose task is in hand, else main. It is never guessed from what is said.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: showTagInput,
    output: sessionTagSchema,
    refusals: [...OF_SESSION],
    cli: { command: 'tag show', args: ['session'] },
    examples: [{ says: 'Of one session', input: { session: 'claude:1c2d3e4f' } }],
    handler: ({ tags }, input, call) => tags.show(input, call),
  }),
  'mind.list_tags': define({
    name: 'mind.list_tags',
    summary: 'The tags of the project: what holds in each alone, and how many sessions had it',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: listTagsInput,
    output: listTagsOutput,
    refusals: [],
    cli: { command: 'tag list' },
    examples: [{ says: 'Of this project', input: {} }],
    handler: ({ tags }, input, call) => tags.list(input, call),
  }),
  'mind.switch_tag': define({
    name: 'mind.switch_tag',
    summary: 'Switch the tag of a session: it is told the lines of that tag at its next turn',
    details:
      'What is said from then on is distilled under the tag. `clear` goes back to what the goal of the task in hand says.',
    risk: 'write',
    tier: 'standard',
    idempotent: true,
    input: switchTagInput,
    output: switchTagOutput,
    refusals: ['invalid_tag', ...OF_SESSION],
    cli: { command: 'tag switch', args: ['tag'], excludes: { clear: 'tag' } },
    examples: [
      { says: 'This session works on billing', input: { tag: 'billing' } },
      { says: 'As the goal says', input: { clear: true } },
    ],
    handler: ({ tags }, input, call) => tags.switch(input, call),
  }),
};
