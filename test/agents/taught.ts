// What a person says in a session of one agent is known in the next session of another: from the first agent's own record, through our
// hooks alone, to an answer of `recall`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../support/eventually.ts';
import { CHECK, CHECK_SCRIPT, LEARNED, LESSON, lessonIn, PARTS } from '../support/lesson.ts';
import type { Stage } from './campaign.ts';
import type { Partner } from './partner.ts';
import { timesIn } from './seen.ts';
import { hasFixture, keepTranscript, readSessions } from './transcripts.ts';

interface Entry {
  readonly anchor: string;
  readonly summary: string | null;
  readonly state: string;
  readonly evidence_count: number;
}

export function taughtAndKnown({ isRecording }: { readonly isRecording: boolean }) {
  return async (stage: Stage, teacher: Partner, other: Partner): Promise<void> => {
    const { promise } = stage;
    await teach(stage, teacher);
    const [session, ...more] = await readSessions(stage, teacher.agent);
    const lesson = session && lessonIn(session.steps);
    promise(
      'of both parts, what was said, run, changed and answered is read',
      isDeepStrictEqual(lesson, LESSON),
      lesson,
    );
    promise('and both are one session', more.length === 0, more.length);
    if (session && isRecording) keepTranscript(stage, 'taught', session);
    promise('a session like this is among the fixtures', hasFixture(teacher.agent, 'taught'));

    const isLearned = () => LEARNED.every((summary) => entriesIn(stage).some((entry) => entry.summary === summary));
    await eventually('it is canon', isLearned, 30_000).catch(() => {});
    promise('its hooks alone make canon of it', isLearned(), {
      canon: entriesIn(stage),
      mind: stage.tl('mind', 'status'),
    });
    const rule = entriesIn(stage).find(({ summary }) => summary === LEARNED[0]);
    const traced = rule && stage.tl('mind', 'trace', rule.anchor);
    const t0 = (traced?.['t0'] ?? []) as Traced[];
    promise(
      'a line of it leads to the words in that record',
      t0.length === 1 && t0[0]?.holds === true && t0[0].file === session?.file.path,
      t0,
    );
    const { payload_text: text } = stage.tl('mind', 'handshake') as { payload_text: string };
    promise(
      'it stands in the handshake',
      LEARNED.slice(0, 2).every((summary) => text.includes(summary)),
      text,
    );
    await knownIn(stage, other, rule);
  };
}

interface Traced {
  readonly file: string;
  readonly holds: boolean;
}

const entriesIn = (stage: Stage) => (stage.tl('canon', 'list') as { entries: Entry[] }).entries;

async function teach(stage: Stage, teacher: Partner): Promise<void> {
  const { agent, player, model } = teacher;
  writeFileSync(join(stage.project, 'check.sh'), CHECK_SCRIPT);
  const price = join(stage.project, 'src', 'price.ts');
  const [first, second] = PARTS;
  model.say(...player.opening, player.shell(CHECK), player.write(price, first.price), player.shell(CHECK), {
    text: first.answer,
  });
  const began = await teacher.run(first.prompt);
  model.say(player.write(price, second.price), { text: second.answer });
  const wentOn = await teacher.goOn(second.prompt);
  stage.promise(
    `${agent} is taught, ends, and is corrected when it goes on`,
    began.status === 0 && wentOn.status === 0,
    [began, wentOn],
  );
}

/** Its model asks for what it does not know. */
async function knownIn(stage: Stage, other: Partner, rule: Entry | undefined): Promise<void> {
  const { agent, player, model } = other;
  model.say(
    ...player.opening,
    { tool: player.tool('recall'), input: { query: 'which package manager' } },
    { text: 'pnpm.' },
  );
  const { status, stderr } = await other.run('Which package manager do we use?');
  const last = model.requests.findLast(({ is_conversation }) => is_conversation)?.text ?? '';
  stage.promise(
    `${agent} knows it: recall answers with the sentence and its anchor`,
    status === 0 && timesIn(last, LEARNED[0]) > 0 && last.includes(`canon:${rule?.anchor.replace(/@.*/, '')}`),
    { status, stderr, last: last.slice(-3_000) },
  );
  const isRead = () => {
    const { lanes } = stage.tl('mind', 'status') as { lanes: { agent: string; state: string }[] };
    return lanes.some((lane) => lane.agent === agent && lane.state === 'done');
  };
  await eventually(`the session of ${agent} is read`, isRead, 30_000).catch(() => {});
  const after = entriesIn(stage).find(({ anchor }) => anchor === rule?.anchor);
  stage.promise('and that it was told is no new evidence', isRead() && after?.evidence_count === 1, {
    after,
    mind: stage.tl('mind', 'status'),
  });
}
