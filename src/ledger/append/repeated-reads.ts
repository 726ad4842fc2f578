// What a decider has read before its transaction, kept so that the transaction can read all of it again under the write
// lock. A decision stands only when every answer is the same.
import type { ReadTx, SqlValue, Statement, WriteTx } from '../../store/store.ts';
import { unforeseen } from './foreseen-append.ts';

/** Something else is stored than the decision rests on. */
class Unforeseen extends Error {}

type Answer = readonly unknown[];
interface Read {
  readonly statement: Statement<unknown>;
  readonly params: readonly SqlValue[];
  readonly answer: Answer;
}

export class RepeatedReads implements WriteTx {
  /** A decider is given the time. */
  readonly now = unforeseen;
  readonly run = unforeseen;
  readonly afterCommit = unforeseen;
  private readonly look: ReadTx;
  private readonly reads: Read[] = [];

  constructor(look: ReadTx) {
    this.look = look;
  }

  async get<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row | undefined> {
    return (await this.all(statement, ...params))[0];
  }

  async all<Row>(statement: Statement<Row>, ...params: readonly SqlValue[]): Promise<Row[]> {
    const answer = await this.look.all(statement, ...params);
    this.expect(statement, params, answer);
    return answer;
  }

  /** An answer that was not read but remembered. */
  expect(statement: Statement<unknown>, params: readonly SqlValue[], answer: Answer): void {
    this.reads.push({ statement, params, answer });
  }

  /** Reads all of it again, in one round trip. Throws when one answer differs. */
  async repeat(tx: ReadTx): Promise<void> {
    const answers = await Promise.all(this.reads.map(({ statement, params }) => tx.all(statement, ...params)));
    for (const [index, { statement, answer }] of this.reads.entries()) {
      if (JSON.stringify(answers[index]) !== JSON.stringify(answer)) throw new Unforeseen(statement.text);
    }
  }
}
