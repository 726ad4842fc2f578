// Small tiers around what distils sessions: T0 that a test writes, and rules that fit on a line. Without the test runner, for processes too.
import { uuidOf } from '../../src/base/named-id.ts';
import type { Observation, Observe, Quote } from '../../src/mind/observe/contract.ts';
import type { Reflect } from '../../src/mind/reflect/contract.ts';
import type { T0, T0Event } from '../../src/mind/t0/contract.ts';

/** What a person, an agent or a tool said, the oldest first; `retracted` names those that were taken back. */
export interface Script {
  readonly said: readonly string[];
  readonly retracted?: readonly number[];
}

export function t0Of(
  agent: string,
  session_id: string,
  { said, retracted = [] }: Script,
  project_id: string,
): T0Event[] {
  return said.map((text, index) => ({
    t0_id: uuidOf(`t0 ${agent} ${session_id} ${index}`),
    project_id,
    agent,
    session_id,
    seq: index + 1,
    kind: 'user',
    speaker: 'person',
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    text,
    tool: null,
    command: null,
    files_read: [],
    files_changed: [],
    call: null,
    exit_code: null,
    is_error: false,
    is_sidechain: false,
    is_retracted: retracted.includes(index + 1),
  }));
}

/** T0 in memory. */
export class ScriptedT0 implements T0 {
  readonly scripts = new Map<string, Script>();

  set(session_id: string, script: Script | readonly string[], agent = 'claude'): void {
    const whole = Array.isArray(script) ? { said: script as readonly string[] } : (script as Script);
    this.scripts.set(`${agent} ${session_id}`, whole);
  }

  private of(project: string, agent: string, session_id: string): T0Event[] {
    return t0Of(agent, session_id, this.scripts.get(`${agent} ${session_id}`) ?? { said: [] }, project);
  }

  events: T0['events'] = async (project, { agent, session_id }, { from = 1, to = Infinity, limit = Infinity } = {}) =>
    this.of(project, agent, session_id)
      .filter(({ seq }) => seq >= from && seq <= to)
      .slice(0, limit);

  byIds: T0['byIds'] = async (project, ids) =>
    [...this.scripts.keys()]
      .flatMap((key) => this.of(project, key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)))
      .filter(({ t0_id }) => ids.includes(t0_id));

  head: T0['head'] = async (project, { agent, session_id }) => this.of(project, agent, session_id).length;
}

/** `use X for Y` is a preference, `open: X` is left undone, `lie: X` quotes what was never said. */
export const observe: Observe = ({ events, tagAt, ...session }) => {
  const observations: Observation[] = [];
  let skipped = 0;
  for (const { t0_id, text, seq, at, is_retracted } of events) {
    if (is_retracted) {
      skipped += 1;
      continue;
    }
    const [, value, subject] = /^use (\S+) for (\S+)$/.exec(text) ?? [];
    const open = text.startsWith('open: ');
    const lies = text.startsWith('lie: ');
    if (subject === undefined && !open && !lies) continue;
    const quote: Quote = { t0_id, of: 'text', start: 0, end: text.length, text: lies ? 'nobody said so' : text };
    observations.push({
      observation_id: uuidOf(`observation ${session.agent} ${session.session_id} ${t0_id}`),
      ...session,
      tag: tagAt(seq),
      rule: open ? 'open_end.said' : 'preference.use',
      kind: open ? 'open_end' : 'preference',
      topic: 'tooling',
      subject: subject ?? 'rest',
      value: value ?? null,
      statement: `They said: ${text}`,
      source: 'person',
      quotes: [quote],
      at,
      files: [],
      is_correction: false,
    });
  }
  return { observations, rejected: skipped === 0 ? {} : { retracted_event: skipped } };
};

export const reflect: Reflect = (observations) => {
  const subjects = [...Map.groupBy(observations, ({ subject }) => subject)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return subjects.flatMap(([subject, some]) => {
    const last = some.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
    if (!last) return [];
    const { rule: _rule, quotes: _quotes, observation_id: _id, ...said } = last;
    const ids = some.map(({ observation_id }) => observation_id).toSorted();
    return [
      {
        ...said,
        reflection_id: uuidOf(`reflection ${last.session_id} ${last.tag} ${subject} ${ids.join()}`),
        observation_ids: ids,
        is_durable: last.kind !== 'open_end',
      },
    ];
  });
};
