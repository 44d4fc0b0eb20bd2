import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { slowestMeanwhile, type Victim } from './victim.ts';

const LONGEST_WAIT_MS = 2_000;
const MESSAGES = 50;
const CONNECTIONS = 1_500;
/** `LECTERN_CONNECTIONS_PER_ADDRESS`, by default. */
const PER_ADDRESS = 512;
/** A busy machine tells late which connections were ended. */
const SETTLED_MS = 10_000;

/** What anybody may send without a name: messages and connections. */
export const ATTACKS_OF_STRANGERS: readonly Attack[] = [
  {
    name: `${MESSAGES} messages of NCIP with 65,000 dashes`,
    mustHold: `others wait at most ${LONGEST_WAIT_MS} ms, each is refused`,
    async run(victim) {
      const body = `<NCIPMessage><!--${'-'.repeat(65_000)}--></NCIPMessage>`;
      let refused = 0;
      const slowest = await slowestMeanwhile(victim, async () => {
        const answers = await Promise.all(
          Array.from({ length: MESSAGES }, () => post(victim, 'ncip', 'application/xml', body)),
        );
        refused = answers.filter(({ text }) => text.includes('Invalid Message Syntax Error')).length;
      });
      return {
        held: refused === MESSAGES && slowest <= LONGEST_WAIT_MS,
        saw: `${refused} refused, ${Math.round(slowest)} ms`,
      };
    },
  },
  {
    name: 'a batch of 100 calls over MCP',
    mustHold: 'no call of it is made',
    async run(victim) {
      const params = { name: 'library_info', arguments: {} };
      const batch = Array.from({ length: 100 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params,
      }));
      const { status, text } = await post(victim, 'mcp', 'application/json', JSON.stringify(batch));
      return { held: status === 400 && !text.includes('"result"'), saw: String(status) };
    },
  },
  ...[
    ['idle', 'GET /demo/ HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['with headers that do not arrive', 'GET /demo/ HTTP/1.1\r\nhost: '],
  ].map(
    ([what, bytes = '']): Attack => ({
      name: `${CONNECTIONS} connections of one address, ${what}`,
      mustHold: `at most ${PER_ADDRESS} stay, others are served within ${LONGEST_WAIT_MS} ms`,
      async run(victim) {
        const sockets: Socket[] = [];
        const left = () => sockets.filter(({ closed }) => !closed).length;
        const slowest = await slowestMeanwhile(victim, async () => {
          for (let at = 0; at < CONNECTIONS; at++) sockets.push(await open(victim, bytes));
          for (const end = Date.now() + SETTLED_MS; left() > PER_ADDRESS && Date.now() < end; )
            await sleep(100);
        });
        const stayed = left();
        for (const socket of sockets) socket.destroy();
        return {
          held: stayed <= PER_ADDRESS && slowest <= LONGEST_WAIT_MS,
          saw: `${stayed} stayed, ${Math.round(slowest)} ms`,
        };
      },
    }),
  ),
];

async function post({ origin }: Victim, page: string, type: string, body: string) {
  const response = await fetch(`${origin}/demo/${page}`, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json, text/event-stream' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** A connection of another address of this machine that sends something and stays. */
async function open({ origin }: Victim, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' });
  socket.on('error', () => undefined).resume();
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}
