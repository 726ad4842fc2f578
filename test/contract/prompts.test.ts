// Prompts as hooks keep them, on both databases: what has to be read for one before it is answered, and what follows from it either way.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toTimestamp } from '../../src/base/clock.ts';
import { tellAtPrompt, type Seen, type TellingAtPrompt } from '../../src/mind/hot.ts';
import { PROJECT } from '../support/canon-fixture.ts';
import { createFixture, DIALECTS, type Fixture } from '../support/fixture.ts';
import { openInjection, type InjectionHome } from '../support/injection-fixture.ts';

const MINUTE = 60_000;

describe.each(DIALECTS)('a prompt on %s', (dialect) => {
  let fixture: Fixture;
  let home: InjectionHome;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    home = await openInjection(fixture);
  });
  afterEach(() => fixture.dispose());

  const prompt = (more: Partial<Seen & TellingAtPrompt>) => {
    const { project_id = null, ...telling } = more;
    fixture.advance(MINUTE);
    return tellAtPrompt(
      home.store,
      {
        ...{ agent: 'gemini', session_id: 'a', project_id, owner: 'gemini:a', cwd: '/', event: 'prompt' },
        ...{ transcript_path: null, source: 'prompt', worktree: null, branch: null },
      },
      {
        ...{ opted_out: false, keepsBlock: false, work: undefined, met: undefined },
        pressure: () => ({ bps: 0, source: 'test' }),
        ...telling,
      },
    );
  };
  const work = { say: () => 'The work.' };

  test('of a session in no project asks for the work once, and is answered once its project is known', async () => {
    expect(await prompt({})).toMatchObject({ needs: 'work' });
    for (let at = 0; at < 2; at += 1) expect(await prompt({})).toBeUndefined();
    // As the stop behind it finds the project that was made meanwhile.
    expect(await prompt({ project_id: PROJECT, work })).toMatchObject({ text: 'The work.' });
  });

  test('behind a compaction that only its time shows has the session observed, once, also where the work cannot be read', async () => {
    await home.setRelated({ agent: 'gemini', session_id: 'a' }, 'on');
    const said = await prompt({ project_id: PROJECT, work });
    if (said && 'hear' in said) await said.hear?.();
    const compactedAt = toTimestamp((await home.now()) + 1);
    const met = { outputs: [], files: [] };
    fixture.advance(MINUTE);
    const asked = await prompt({ compactedAt, met: 'not looked up' });
    expect(asked).toMatchObject({ needs: 'met', isDrainDue: true });
    expect(await prompt({ compactedAt, met })).toEqual({ needs: 'work', isDrainDue: false });
    expect(await prompt({ compactedAt, met, work })).toMatchObject({ text: 'The work.', isDrainDue: false });
  });
});
