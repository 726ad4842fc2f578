// Ways to models on loopback through the real way out, as a provider that was declared local has one: a connection for an adapter.
import { openOutgoing, type EgressRules, type Outgoing } from '../../src/base/egress/open-outgoing.ts';
import { gatewayFetch, mapEgressError } from '../../src/gateway/egress/map-egress-error.ts';
import type { Connection } from '../../src/gateway/providers/contract.ts';

export interface ModelWays {
  readonly to: (url: string, more?: Partial<Connection>, rules?: Partial<EgressRules>) => Connection;
  readonly close: () => Promise<void>;
}

export function openModelWays(): ModelWays {
  const open: Outgoing[] = [];
  return {
    to(url, more = {}, rules = {}) {
      const outgoing = openOutgoing({
        ...{ origins: [url], isLocal: true, maxAnswerBytes: 32 * 1024 * 1024 },
        ...{ connectTimeoutMs: 20_000, silenceTimeoutMs: 60_000 },
        ...rules,
      });
      open.push(outgoing);
      return {
        url,
        model: 'test-model',
        fetch: gatewayFetch(outgoing),
        secret: undefined,
        signal: new AbortController().signal,
        explain: (error, answered) => mapEgressError(error, { answered }),
        ...more,
      };
    },
    close: async () => void (await Promise.all(open.splice(0).map((each) => each.close()))),
  };
}
