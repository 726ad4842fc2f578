// Clients on the socket that do all but speak HTTP: half a header for ever, bodies byte by byte, floods, streams that
// nobody reads, and bodies that take long to look at.
import { connect, type Socket } from 'node:net';
import type { Dice } from '../simulation/dice.ts';
import { pause } from '../torture/pause.ts';
import type { Assault, Siege } from './assault.ts';
import { asked, askedHealth } from './healthy-home.ts';

interface Weapon {
  readonly name: string;
  /** Ends when it has fired; what it left open stays so for a while. */
  fire(peers: Peers, siege: Siege): Promise<void>;
}

/** Sockets that are never closed from this side, whatever the other side says. */
class Peers {
  readonly #sockets: Socket[] = [];
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  get host(): string {
    return this.#url.host;
  }

  open(text: string, read = false): Socket {
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), allowHalfOpen: true });
    socket.on('error', () => {});
    if (read) socket.resume();
    else socket.pause();
    socket.write(text);
    this.#sockets.push(socket);
    return socket;
  }

  dropAll(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }
}

const authorised = (peers: Peers, { beside }: Siege, line: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: ${peers.host}\r\nAuthorization: Bearer ${beside.daemon.token}\r\n${more}`;

const json = 'Content-Type: application/json\r\n';

const WEAPONS: readonly Weapon[] = [
  {
    name: 'half headers',
    async fire(peers) {
      for (let count = 0; count < 700; count += 1) peers.open('GET /health HTTP/1.1\r\nHost: x\r\nX-');
    },
  },
  {
    name: 'connections without a byte',
    async fire(peers) {
      for (let count = 0; count < 700; count += 1) peers.open('');
    },
  },
  {
    name: 'slow bodies',
    async fire(peers, siege) {
      const head = authorised(peers, siege, 'POST /v1/work/create_goal', `${json}Content-Length: 1000\r\n\r\n`);
      const sockets = Array.from({ length: 300 }, () => peers.open(head));
      for (let byte = 0; byte < (siege.isShort ? 5 : 40); byte += 1) {
        for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
        await pause(100);
      }
    },
  },
  {
    name: 'streams that nobody reads',
    async fire(peers, siege) {
      for (let count = 0; count < 400; count += 1) peers.open(authorised(peers, siege, 'GET /v1/events', '\r\n'));
      for (let count = 0; count < 20; count += 1)
        await siege.beside.post('/v1/work/create_goal', { text: 'x'.repeat(1_900) });
    },
  },
  {
    name: 'a flood of requests',
    async fire(peers, siege) {
      const line = authorised(peers, siege, 'GET /v1/work/get_next_step', '\r\n');
      for (let count = 0; count < 150; count += 1) peers.open(line.repeat(50), count % 2 === 0);
      await pause(1_000);
    },
  },
  {
    name: 'bytes of no protocol',
    async fire(peers, { dice }) {
      for (let count = 0; count < 300; count += 1) peers.open(noise(dice));
    },
  },
  {
    name: 'bodies of a million members',
    async fire(_peers, siege) {
      const ids = Array.from({ length: 1_000_000 }, () => 'T1');
      const nested = `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`;
      const bodies = [
        JSON.stringify({ goal_id: 'G1', title: 'x', depends_on: ids }),
        JSON.stringify({ goal_id: 'G1', title: 'x', acceptance_criteria: ids }),
        nested,
        `[${'[],'.repeat(1_500_000)}[]]`,
      ];
      const headers = { authorization: `Bearer ${siege.beside.daemon.token}`, 'content-type': 'application/json' };
      const answers = await Promise.all(
        bodies.map((body) => asked(`${siege.beside.daemon.url}/v1/work/add_task`, { method: 'POST', headers, body })),
      );
      for (const { status, text } of answers) {
        // 0: whoever sends too much may be cut off before it reads the answer.
        if (status >= 500 || (status >= 200 && status < 300))
          siege.fault(`a huge body got ${status} ${text.slice(0, 200)}`);
      }
    },
  },
];

function noise(dice: Dice): string {
  return Array.from({ length: dice.between(1, 2_000) }, () => String.fromCharCode(dice.int(256))).join('');
}

export const hostilePeers: Assault = {
  name: 'hostile-peers',
  summary: 'half headers, slow bodies, floods, unread streams and huge bodies on the daemon’s socket',
  async run(siege) {
    const { beside, dice, isShort } = siege;
    const peers = new Peers(beside.daemon.url);
    const figures: Record<string, number> = { weapons: 0 };
    try {
      for (const weapon of WEAPONS.toSorted(() => dice.next() - 0.5)) {
        const named = { ...siege, fault: (what: string) => siege.fault(`${weapon.name}: ${what}`) };
        await weapon.fire(peers, named);
        await pause(isShort ? 700 : 5_000);
        const { status, text } = await askedHealth(beside.daemon.url);
        if (status !== 200) named.fault(`/health answered ${status} ${text}`);
        figures['weapons'] = (figures['weapons'] ?? 0) + 1;
        peers.dropAll();
        await pause(200);
      }
    } finally {
      peers.dropAll();
    }
    const { status, text } = await beside.post('/v1/work/create_goal', { text: 'Afterwards' });
    if (status !== 200) siege.fault(`afterwards, a goal got ${status} ${text.slice(0, 200)}`);
    return figures;
  },
};
