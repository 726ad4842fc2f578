// The parts of an answer as an operation hands them on: behind its record the result, and no reader keeps a call open.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { gatewayOperations } from '../../src/gateway/operations.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { openGatewayOf, reservedIn, writeDocument, type OpenedGateway } from '../support/gateway-fixture.ts';
import { MODEL, PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { until } from '../support/until.ts';

let fixture: Fixture;
let server: ModelServer;
let opened: OpenedGateway;

async function start(dialect: (typeof DIALECTS)[number]): Promise<void> {
  fixture = createFixture(dialect);
  fixture.clock.park();
  server = await startOllama();
  writeDocument(fixture, documentFor(`${server.url}/v1`));
  opened = await openGatewayOf(fixture);
}
afterEach(async () => {
  await fixture.dispose();
  await server.close();
});

async function ask(call: Partial<Call<{ readonly text: string }>> = {}): Promise<unknown> {
  const operations = bindOperations(opened.gateway, gatewayOperations);
  const operation = operations.find(({ definition }) => definition.name === 'gateway.test_provider');
  return operation?.run({ name: 'lab', model: MODEL }, { ...PERSON, ...call });
}
const says = (pieces: readonly string[], rest: Partial<Turn> = {}) =>
  server.say({ text: '', pieces, when: () => true, ...rest });
const statuses = async () => (await opened.rows()).map(({ status }) => status);

describe.each(DIALECTS)('on %s', (dialect) => {
  beforeEach(() => start(dialect));

  test('[AGT-41] the result comes behind the record of the call, and says what the parts said', async () => {
    says(['It is ', 'ready now ', 'to go']);
    let text = '';
    let statusAtFirst: string[] | undefined;
    const result = await ask({
      async onPart(part) {
        statusAtFirst ??= await statuses();
        text += part.text;
      },
    });
    expect([statusAtFirst, await statuses()]).toEqual([['open'], ['answered']]);
    expect(result).toMatchObject({ text: 'It is ready now to go', input_tokens: 100, output_tokens: 10 });
    expect(text).toBe('It is ready now to go');
  });

  test('[AGT-24] a kill ends a call whose reader takes nothing more', async () => {
    says(['It is ', 'ready ', 'to go'], { fault: { kind: 'stall', events: 2 } });
    const reading = Promise.withResolvers<void>();
    const stuck = new Promise<void>(() => {});
    const ended = refusalOf(
      ask({
        onPart() {
          reading.resolve();
          return stuck;
        },
      }),
    );
    await reading.promise;
    await opened.gateway.kills.on('all', undefined, PERSON);
    expect(await ended).toMatchObject({ code: 'provider_killed' });
    expect(await statuses()).toEqual(['killed']);
    expect(reservedIn(await opened.windows())).toBe(0);
    await until(() => server.left() === 1);
  });

  test('a reader that fails closes upstream, and is charged as one that leaves', async () => {
    says(['It is ', 'ready ', 'to go'], { fault: { kind: 'stall', events: 2 } });
    const onPart = () => {
      throw new Error('the screen is gone');
    };
    await expect(ask({ onPart })).rejects.toThrow('the screen is gone');
    const [row] = await opened.rows();
    expect(row).toMatchObject({ status: 'cancelled', charged_by: 'estimate' });
    expect(reservedIn(await opened.windows())).toBe(0);
    await until(() => server.left() === 1);
  });
});
