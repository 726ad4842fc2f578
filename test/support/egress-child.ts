// Asks two URLs through the way out, in a process whose environment would have it go elsewhere or trust others.
import { openOutgoing } from '../../src/base/egress/open-outgoing.ts';
import { networkProblemOf } from '../../src/base/egress/egress-errors.ts';

interface Question {
  readonly url: string;
  readonly ca?: string;
}

const questions = JSON.parse(process.argv[2] ?? '') as readonly Question[];
const answers: string[] = [];
for (const { url, ca } of questions) {
  const outgoing = openOutgoing({
    origins: [url],
    isLocal: true,
    ca,
    maxAnswerBytes: 1_000,
    connectTimeoutMs: 10_000,
    silenceTimeoutMs: 10_000,
  });
  try {
    answers.push(await (await outgoing.fetch(url, {})).text());
  } catch (error) {
    answers.push(JSON.stringify(networkProblemOf(error) ?? String(error)));
  }
  await outgoing.close();
}
process.stdout.write(JSON.stringify(answers));
