// How long a Postgres server may be silent. A slow statement and a dead network look alike on one connection, so when
// nothing came for a while another connection asks whether the server still works on it.
import pg from 'pg';
import { after } from '../../base/clock.ts';

export interface AnswerLimits {
  readonly connectMs: number;
  /** From the last byte of a silent connection until its caller has a failure. */
  readonly answerMs: number;
}

const DEFAULT_ANSWER_MS = 15_000;
const LONGEST_MS = 3_600_000;
/** Shares of the time for an answer. A write whose reply was lost connects again to learn its outcome, in the rest. */
const [SILENT, ASKED, CONNECTED] = [0.4, 0.2, 0.4];
const TICKS = 4;
/** While the server says that it works on a statement, this many times as long; far longer for what copies a schema. */
const WORKING = 4;
const WORKING_ON_A_SCRIPT = 240;
const END_WITHIN_MS = 2_000;

/** `tcp_user_timeout` (milliseconds) and `connect_timeout` (seconds) of the URL, by the names that Postgres has for them. */
export function answerLimitsOf(url: string): AnswerLimits {
  const parameters = URL.parse(url)?.searchParams;
  const given = (name: string, unitMs: number) => {
    const ms = Number(parameters?.get(name) ?? Number.NaN) * unitMs;
    return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
  };
  const answerMs = given('tcp_user_timeout', 1) ?? DEFAULT_ANSWER_MS;
  return { answerMs, connectMs: given('connect_timeout', 1_000) ?? answerMs * CONNECTED };
}

interface Stream {
  readonly bytesRead: number;
  destroy(): void;
}

export function streamOf(client: pg.Client): Stream {
  return (client as unknown as { connection: { stream: Stream } }).connection.stream;
}

/** Says goodbye to the server, and closes the socket in any case. */
export async function endClient(client: pg.Client): Promise<void> {
  const stop = after(END_WITHIN_MS, () => streamOf(client).destroy());
  try {
    await client.end();
  } finally {
    stop();
  }
}

export interface AnswerWatch {
  /** Waits for an answer of the server. `isScript` for statements that may take long. */
  over<T>(asked: () => Promise<T>, isScript?: boolean): Promise<T>;
  /** As the server itself says: a pooler in between hands out numbers of its own. */
  isServedBy(pid: number): void;
}

export function watchAnswers(
  client: pg.Client,
  url: string,
  { answerMs }: AnswerLimits,
  onSilence: () => void,
): AnswerWatch {
  let serverPid: number | undefined;
  const tickMs = (answerMs * SILENT) / TICKS;
  let [waiting, scripts] = [0, 0];
  let [seenBytes, silentTicks, workedTicks] = [0, 0, 0];
  let stop: (() => void) | undefined;
  let rounds = 0;

  const begin = () => {
    rounds += 1;
    seenBytes = streamOf(client).bytesRead;
    [silentTicks, workedTicks] = [0, 0];
    stop = after(tickMs, tick);
  };
  const tick = () => {
    const { bytesRead } = streamOf(client);
    if (bytesRead !== seenBytes) begin();
    else if ((silentTicks += 1) < TICKS) stop = after(tickMs, tick);
    else void askElsewhere();
  };
  const askElsewhere = async () => {
    const round = rounds;
    const most = TICKS * (scripts > 0 ? WORKING_ON_A_SCRIPT : WORKING);
    workedTicks += TICKS;
    const works = workedTicks < most && (await mayBeWorking(client, serverPid, url, answerMs * ASKED));
    // Answered meanwhile.
    if (waiting === 0 || rounds !== round) return;
    if (works || streamOf(client).bytesRead !== seenBytes) {
      silentTicks = 0;
      stop = after(tickMs, tick);
    } else onSilence();
  };

  return {
    isServedBy(pid) {
      serverPid = pid;
    },
    async over(asked, isScript = false) {
      waiting += 1;
      if (isScript) scripts += 1;
      if (waiting === 1) begin();
      try {
        return await asked();
      } finally {
        waiting -= 1;
        if (isScript) scripts -= 1;
        if (waiting === 0) stop?.();
      }
    },
  };
}

/**
 * False also when the server cannot be asked: then the way to it is broken for both. Behind a pooler the statement may run in
 * another process than the one that was there at first, so there only an answer that it works counts, and any other leaves
 * the statement the same time.
 */
async function mayBeWorking(
  client: pg.Client,
  serverPid: number | undefined,
  url: string,
  withinMs: number,
): Promise<boolean> {
  const { processID } = client as unknown as { readonly processID: number | null };
  const pid = serverPid ?? processID;
  if (pid === null) return false;
  const isPooled = pid !== processID;
  let isConnected = false;
  const asker = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  asker.on('error', () => {});
  const stop = after(withinMs, () => streamOf(asker).destroy());
  try {
    await asker.connect();
    isConnected = true;
    const { rows } = await asker.query<{ state: string | null }>('SELECT state FROM pg_stat_activity WHERE pid = $1', [
      pid,
    ]);
    return isPooled || rows[0]?.state === 'active';
  } catch {
    // A pooler whose servers are all in use takes the connection, and lets its statement wait.
    return isPooled && isConnected;
  } finally {
    stop();
    streamOf(asker).destroy();
  }
}
