// People who look after what the mind knows: pin, correct, reject, forget, merge and bring back entries, erase what a session said, switch tags,
// and have things done at once that a worker would do later.
import type { Mind } from '../../../src/mind/mind.ts';
import type { Dice } from '../dice.ts';
import type { Life } from '../life.ts';
import type { AgentSession, AgentSessions } from './agent-sessions.ts';
import { MIND_PROJECT, type MindPromises } from './mind-promises.ts';

const CALL = { actor: 'person', person: true };
const BY = { projectId: MIND_PROJECT, call: CALL };

export class People {
  private readonly life: Life;
  private readonly mind: Mind;
  private readonly sessions: AgentSessions;
  private readonly promises: MindPromises;

  constructor(life: Life, mind: Mind, sessions: AgentSessions, promises: MindPromises) {
    this.life = life;
    this.mind = mind;
    this.sessions = sessions;
    this.promises = promises;
  }

  /** Whatever comes to somebody's mind. */
  async act(dice: Dice): Promise<void> {
    const { sessions } = this;
    const known = sessions.all.filter(({ events }) => events.length > 0);
    const what = dice.next();
    if (what < 0.55) await this.changeEntry(dice);
    else if (known.length === 0) return;
    else if (what < 0.65) await this.erase(dice, dice.pick(known));
    else if (what < 0.73) await this.switchTag(dice, dice.pick(known));
    else if (what < 0.9) await this.seal(dice.pick(known), dice.hit(0.5));
    else await this.consolidate(dice.hit(0.3));
  }

  private async changeEntry(dice: Dice): Promise<void> {
    const { promises, mind, life } = this;
    const entries = promises.entries();
    if (entries.length === 0) return;
    const entry = dice.pick(entries);
    const anchor = dice.hit(0.8) ? `C${entry.number}` : `C${entry.number}@${entry.revision}`;
    const what = dice.pick(['pin', 'correct', 'reject', 'forget', 'merge', 'revert', 'correct'] as const);
    life.note(`a person wants to ${what} ${anchor}`);
    const canon = await mind.canon();
    if (what === 'pin') await canon.pin(BY, anchor, { off: entry.is_pinned === 1 });
    else if (what === 'correct') await canon.correct(BY, anchor, { text: `It is as in number ${dice.int(3)}.` });
    else if (what === 'reject') await canon.reject(BY, anchor, undefined);
    else if (what === 'forget') await canon.forget(BY, anchor, undefined);
    else if (what === 'merge') await canon.merge(BY, anchor, `C${dice.pick(entries).number}`);
    else await canon.revert(BY, `C${entry.number}@${dice.between(1, entry.revision)}`);
    this.did(what);
  }

  /** All of a session, or the one word that stands in nothing else. */
  private async erase(dice: Dice, session: AgentSession): Promise<void> {
    const { agent, session_id } = session;
    const what = session.isErased ?? (dice.hit(0.5) ? 'session' : 'text');
    session.isErased = what;
    this.life.note(`a person wants to erase ${what} ${session.name}`);
    await this.eraseNow(session);
    this.did(`erase ${what}`);
    this.life.note(`erased ${agent} ${session_id}`);
  }

  /** Done again, it changes nothing: so also by somebody who does not know what became of it. */
  async eraseNow(session: AgentSession): Promise<void> {
    const { agent, session_id, secret, isErased } = session;
    const eraser = await this.mind.eraser();
    const wanted =
      isErased === 'text'
        ? ({ what: 'text', text: secret } as const)
        : ({ what: 'session', session: { agent, session_id, project_id: MIND_PROJECT } } as const);
    const receipt = await eraser.erase(wanted, { projectId: MIND_PROJECT, actor: 'person', dryRun: false });
    this.promises.erased(secret, receipt);
  }

  private async switchTag(dice: Dice, { agent, session_id }: AgentSession): Promise<void> {
    const tag = dice.pick(['auth', 'billing', undefined]);
    const asked = { agent, session: session_id, project_id: MIND_PROJECT, ...(tag ? { tag } : {}), clear: !tag };
    const { changed } = await this.mind.tags.switch(asked, CALL);
    if (changed) this.did('tag switched');
  }

  private async seal({ agent, session_id }: AgentSession, isSealed: boolean): Promise<void> {
    const of = { agent, session: session_id };
    if (isSealed) await this.mind.distil.finalize(of, CALL);
    else await this.mind.distil.runObserver(of, CALL);
    this.did(isSealed ? 'seal' : 'observe');
  }

  private async consolidate(isRebuild: boolean): Promise<void> {
    const consolidation = await this.mind.consolidation();
    await consolidation.run(MIND_PROJECT, isRebuild, {});
    this.did(isRebuild ? 'rebuild' : 'consolidate');
  }

  private did(what: string): void {
    this.life.note(`a person did ${what}`);
    this.life.world.branches.reached(`mind: ${what}`);
  }
}
