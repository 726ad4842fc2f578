// What the mind promises once everything was distilled, looked at by a process without faults: the same again, in any order, and whole.
import { observe } from '../../../src/mind/observe/observe.ts';
import { sessionKeyOf } from '../../../src/mind/finalize/triggers.ts';
import type { Mind } from '../../../src/mind/mind.ts';
import { countTokens } from '../mind-home.ts';
import type { World } from '../world.ts';
import type { AgentSession } from './agent-sessions.ts';
import { MIND_PROJECT } from './mind-promises.ts';

const CALL = { actor: 'inspector' };
const MOST_TOKENS = 500;

export async function lookAtTheEnd(world: World, mind: Mind, sessions: readonly AgentSession[]): Promise<void> {
  for (const session of sessions) {
    await expectRecord(world, mind, session);
    await expectDistilled(world, mind, session);
  }
  expectTakenIn(world);
  await expectSealedAgain(world, mind, sessions);
  await expectRebuilt(world, mind);
  await expectHandshakes(world, mind);
}

/** T0 has what the agent's record says, each once. */
async function expectRecord(world: World, mind: Mind, session: AgentSession): Promise<void> {
  const { t0 } = await mind.t0();
  const events = (await t0.events(MIND_PROJECT, session)).filter(({ is_retracted }) => !is_retracted);
  const { isErased, secret } = session;
  // Erased words empty an event that was there, and are cut out of one that is read later.
  const said = events.map(({ text }) => text).filter((text) => text !== '' && !text.includes('[erased]'));
  const isKnown = isErased !== 'session' && known(world, session);
  const kept = session.events.map(({ text }) => text).filter((text) => !(isErased && text.includes(secret)));
  const wanted = isKnown ? kept : [];
  world.expect(
    JSON.stringify(said) === JSON.stringify(wanted),
    'what stands of a session is what its record says',
    () => `${session.name}: ${JSON.stringify(said)}, not ${JSON.stringify(wanted)}`,
  );
}

/** One that no hook told of is nobody's. */
function known(world: World, { agent, session_id }: AgentSession): boolean {
  return (
    world.observer.rows('SELECT 1 FROM agent_sessions WHERE agent = ? AND session_id = ?', agent, session_id).length > 0
  );
}

/** The rules over what was said give what stands, however often it was looked at on the way. */
async function expectDistilled(world: World, mind: Mind, session: AgentSession): Promise<void> {
  const { agent, session_id, isErased } = session;
  // What was distilled of texts that are gone stands as it was made.
  if (isErased) return;
  const { t0 } = await mind.t0();
  const of = { project_id: MIND_PROJECT, agent, session_id };
  const events = await t0.events(MIND_PROJECT, session);
  const { observations } = observe({ ...of, events, tagAt: await mind.distil.tagsOf(session) });
  const wanted = observations.map(({ observation_id, statement }) => `${observation_id} ${statement}`).toSorted();
  const standing = world.observer
    .rows<{ observation_id: string; statement: string }>(
      'SELECT observation_id, statement FROM observations_t1 WHERE session_ref = ? AND withdrawn_at IS NULL',
      sessionKeyOf(session),
    )
    .map(({ observation_id, statement }) => `${observation_id} ${statement}`)
    .toSorted();
  world.expect(
    JSON.stringify(standing) === JSON.stringify(wanted),
    'what stands of a session is what the rules make of it',
    () => `${session.name}: ${JSON.stringify(standing, null, 1)}, not ${JSON.stringify(wanted, null, 1)}`,
  );
}

/** The canon has as evidence what may last of all sessions as they are now, and nothing else. */
function expectTakenIn(world: World): void {
  const wrong = world.observer.rows<{ reflection_id: string; standing: number; taken: number }>(
    `SELECT r.reflection_id, r.withdrawn_at IS NULL AND r.is_durable AS standing,
       v.reflection_id IS NOT NULL AND v.is_withdrawn = 0 AS taken
     FROM reflections_t2 r LEFT JOIN canon_evidence v USING (reflection_id)
     WHERE r.project_id = ? AND r.statement IS NOT NULL
       AND (r.withdrawn_at IS NULL AND r.is_durable) <> (v.reflection_id IS NOT NULL AND v.is_withdrawn = 0)`,
    MIND_PROJECT,
  );
  world.expect(wrong.length === 0, 'the canon rests on what stands of its sessions, and on all of it', () =>
    JSON.stringify(wrong),
  );
}

async function expectSealedAgain(world: World, mind: Mind, all: readonly AgentSession[]): Promise<void> {
  const seal = async ({ agent, session_id }: AgentSession) =>
    (await mind.distil.finalize({ agent, session: session_id }, CALL)).sessions[0];
  for (const session of all.filter((each) => known(world, each))) {
    const { agent, session_id, isErased } = session;
    const [row] = world.observer.rows<{ export_id: string }>(SEALED_AS, agent, session_id);
    // What was erased since it was sealed is not in a bundle that is made now.
    const before = isErased ? (await seal(session))?.manifest.export_id : row?.export_id;
    const again = await seal(session);
    world.expect(
      again?.created === false && again.manifest.export_id === before,
      'a session that is sealed again gives the same bundle',
      () => `${session.name}: ${before}, then ${JSON.stringify(again?.manifest)}`,
    );
  }
}

const SEALED_AS = 'SELECT export_id FROM distil_sessions WHERE agent = ? AND session_id = ?';

async function expectRebuilt(world: World, mind: Mind): Promise<void> {
  const canon = await mind.canon();
  const { consolidator } = await mind.consolidation();
  await consolidator.drain();
  const before = await canon.hash(MIND_PROJECT);
  await consolidator.rebuild(MIND_PROJECT);
  const after = await canon.hash(MIND_PROJECT);
  world.expect(before === after, 'a rebuild gives the same canon', () => `${before}, then ${after}`);
}

async function expectHandshakes(world: World, mind: Mind): Promise<void> {
  const handshakes = await mind.handshakes();
  const one = await handshakes.compile(MIND_PROJECT, { scope: 'project' });
  const again = await handshakes.compile(MIND_PROJECT, { scope: 'project' });
  world.expect(
    one.version === again.version && one.payload_text === again.payload_text,
    'a handshake is the same until something changes',
    () => `${one.version} and ${again.version}`,
  );
  const tokens = countTokens(one.payload_text);
  world.expect(tokens <= MOST_TOKENS, 'a handshake has at most 500 tokens', () => `${tokens}: ${one.payload_text}`);
}
