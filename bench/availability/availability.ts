import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSip2Ils } from '@lectern/server/ports/ils/sip2/sip2-driver';
import { sip2SettingsSchema } from '@lectern/server/ports/ils/sip2/sip2-settings';
import { memoryTold } from '@lectern/server/testing/sip2-library/memory-told';
import { startScriptedServer } from '@lectern/server/testing/sip2-library/scripted-sip2-server';
import { sip2CopiesOf } from '@lectern/server/testing/sip2-library/sip2-copies';
import { createTestClock } from '@lectern/server/testing/test-clock';
import { testSettings } from '@lectern/server/testing/test-settings';
import { percentiles, round } from '../search/ask.ts';

const COPIES = 20;
const WARMING_PAGES = 30;
const MOST_OVER_MS = 20;

/**
 * The availability of 20 copies over SIP2, of a system that takes a fixed time for each answer and answers one question at a time on each
 * connection. Nothing is kept between pages. What counts is how much longer a page takes than the answers that it must wait for in a row.
 * Prints one table.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      pages: { type: 'string', default: '200' },
      answer: { type: 'string', default: '30' },
    },
  });
  const rows = [];
  for (const connections of [1, 4, 8, 20])
    rows.push(await measure(connections, Number(values.pages), Number(values.answer)));
  console.table(rows);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}

async function measure(connections: number, pages: number, answerMs: number) {
  const taken: number[] = [];
  const answer = async (line: string, socket: Socket) => {
    const started = performance.now();
    await sleep(answerMs);
    taken.push(performance.now() - started);
    const barcode = /\|AB([^|]*)/.exec(line)?.[1] ?? '';
    socket.write(`1803000120260302    120000AB${barcode}|AJ红楼梦|\r`);
  };
  const server = await startScriptedServer((line, socket) => void answer(line, socket));
  try {
    const bibIds = Array.from({ length: COPIES }, (_, at) => `bib ${at}`);
    const ils = createSip2Ils(
      {
        clock: createTestClock(),
        log: { warn: () => undefined },
        copies: sip2CopiesOf(bibIds),
        secrets: { get: async () => undefined },
        resolveOutside: async (host) => host,
        told: memoryTold(),
      },
      { id: '1001', policy: testSettings('alpha').policy },
      sip2SettingsSchema.parse({
        kind: 'sip2',
        host: '127.0.0.1',
        port: server.port,
        transport: 'plain',
        cacheSeconds: 0,
        connections,
      }),
    );
    const inARow = Math.ceil(COPIES / connections);
    const times: number[] = [];
    const over: number[] = [];
    for (let page = 0; page < WARMING_PAGES + pages; page += 1) {
      taken.length = 0;
      const started = performance.now();
      await ils.availability(bibIds);
      const time = performance.now() - started;
      if (page < WARMING_PAGES) continue;
      times.push(time);
      // What the timer of the system really took, so that only our own share is judged.
      over.push(time - inARow * (taken.reduce((sum, one) => sum + one, 0) / taken.length));
    }
    const page = percentiles(times);
    const ours = percentiles(over);
    return {
      connections,
      'answers in a row': inARow,
      'page p50 / p95, ms': `${round(page.p50)} / ${round(page.p95)}`,
      'beyond the answers p50 / p95, ms': `${round(ours.p50)} / ${round(ours.p95)}`,
      aim: `${MOST_OVER_MS} ms`,
      holds: ours.p95 <= MOST_OVER_MS,
    };
  } finally {
    await server.close();
  }
}
