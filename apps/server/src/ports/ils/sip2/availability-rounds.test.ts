import type { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { memoryTold } from '../../../testing/sip2-library/memory-told.ts';
import {
  type ScriptedServer,
  startScriptedServer,
} from '../../../testing/sip2-library/scripted-sip2-server.ts';
import { sip2CopiesOf } from '../../../testing/sip2-library/sip2-copies.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { grantingIls } from '../granting-ils.ts';
import { createSip2Ils } from './sip2-driver.ts';
import { sip2SettingsSchema } from './sip2-settings.ts';

const COPIES = 20;
const ANSWER = '18030001' + '20260302    120000';

let server: ScriptedServer;
afterEach(() => server.close());

/**
 * Answers only when every connection that can be used has a question, so each answer of all of them is one that the page waits for in a
 * row.
 */
async function startRounds(connections: number) {
  const held: { readonly socket: Socket; readonly barcode: string }[] = [];
  let answered = 0;
  let rounds = 0;
  server = await startScriptedServer((line, socket) => {
    held.push({ socket, barcode: /\|AB([^|]*)/.exec(line)?.[1] ?? '' });
    if (held.length < Math.min(connections, COPIES - answered)) return;
    rounds += 1;
    answered += held.length;
    for (const one of held.splice(0)) one.socket.write(`${ANSWER}AB${one.barcode}|AJ红楼梦|\r`);
  });
  return { port: server.port, rounds: () => rounds };
}

it.each([1, 3, 4, 7, 20, 30])(
  'asks for 20 copies over %i connections in the fewest answers in a row',
  async (connections) => {
    const { port, rounds } = await startRounds(connections);
    const bibIds = Array.from({ length: COPIES }, (_, at) => `bib ${at}`);
    const sip2 = createSip2Ils(
      {
        clock: createTestClock(),
        log: { warn: () => undefined },
        copies: sip2CopiesOf(bibIds),
        secrets: { get: async () => undefined },
        resolveOutside: async (host) => host,
        told: memoryTold(),
      },
      { id: '1001', policy: testSettings('alpha').policy },
      sip2SettingsSchema.parse({ kind: 'sip2', host: '127.0.0.1', port, transport: 'plain', connections }),
    );
    const answers = await grantingIls(sip2).availability(bibIds);
    expect([...answers.values()].map(({ loanableCount }) => loanableCount)).toEqual(
      Array.from({ length: COPIES }, () => 1),
    );
    expect(rounds()).toBe(Math.ceil(COPIES / connections));
    expect(server.lines.filter((line) => line.startsWith('17'))).toHaveLength(COPIES);
  },
);
