// What a model adds on the labelled sessions, and that it takes nothing away. The model is played: it quotes every marked turn of a person
// and gives each a subject of its own, as one does that knows what matters and nothing of our subjects.
import type { ModelServer } from '../../test/support/model-server/model-server.ts';
import { startOllama } from '../../test/support/model-server/ollama.ts';
import type { LabelledProject, LabelledSession } from '../../test/support/mind-set/labelled.ts';
import { PARTS } from '../../test/support/mind-set/mind-set.ts';
import { atLeast, atMost } from '../report.ts';
import { openLived, type LivedProject } from './lived-project.ts';
import { holdAgainst, shareIn, type QualityBench } from './quality.ts';

const NOTHING = { wanted: 0, known: 0, entries: 0, junk: 0, superseded: 0 };
type Found = typeof NOTHING;

export async function benchModel(bench: QualityBench): Promise<void> {
  for (const { name, projects } of PARTS) {
    let [rules, model]: [Found, Found] = [NOTHING, NOTHING];
    for (const project of projects) {
      rules = added(rules, await liveThrough(project));
      const server = await startOllama();
      try {
        model = added(model, await liveThrough(project, server));
      } finally {
        await server.close();
      }
    }
    const share = shareIn(bench, name);
    const byRules = `${rules.known} by the rules alone`;
    bench.report.figure({
      what: `${name}: wanted facts in the canon, with a model`,
      value: model.known,
      unit: 'facts',
      goal: atLeast(rules.known),
      detail: `${byRules}, ${rules.wanted} wanted`,
    });
    share('junk, with a model', model.junk, model.entries, atMost(3));
    bench.report.figure({
      what: `${name}: superseded lines, with a model`,
      value: model.superseded,
      unit: 'lines',
      goal: atMost(rules.superseded),
      detail: `${rules.superseded} by the rules alone`,
    });
  }
}

async function liveThrough(project: LabelledProject, server?: ModelServer): Promise<Found> {
  const lived = await openLived(project, server?.url);
  try {
    for (const session of project.sessions.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
      await lived.read(session);
      server?.say({ text: JSON.stringify({ observations: await proposed(lived, session) }), when: () => true });
      await lived.live(session);
    }
    const { entries, known, junk, isSuperseded } = await holdAgainst(lived, project);
    return {
      wanted: project.wanted.length,
      known: known.filter((found) => found.length > 0).length,
      entries: entries.length,
      junk: junk.length,
      superseded: entries.filter(({ summary }) => isSuperseded(summary ?? '')).length,
    };
  } finally {
    await lived.dispose();
  }
}

const MOST_PROPOSED = 20;

async function proposed(lived: LivedProject, { id }: LabelledSession): Promise<object[]> {
  const { home, projectId } = lived;
  const named = await lived.marks([id]);
  const { t0 } = await (await home.mind()).t0();
  const events = await t0.events(projectId, { agent: 'claude', session_id: id });
  return events
    .filter(({ t0_id, kind, is_retracted }) => kind === 'user' && !is_retracted && named.has(t0_id))
    .slice(0, MOST_PROPOSED)
    .map(({ seq, text, t0_id }) => ({
      event: seq,
      quote: text.slice(0, 200),
      kind: 'fact',
      topic: 'process',
      subject: named.get(t0_id) ?? id,
      value: null,
      statement: text.slice(0, 200),
    }));
}

function added(one: Found, other: Found): Found {
  return Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, value + other[name as keyof Found]]),
  ) as Found;
}
