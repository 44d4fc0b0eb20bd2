import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createSendOutside } from '@lectern/server/platform/outside/send-outside';
import { makeCertificate } from '@lectern/server/testing/test-certificate';
import { median } from '../median.ts';

interface Measured {
  readonly handshakes: number;
  /** Milliseconds of a request, and those of all requests together. */
  readonly p50: number;
  readonly p95: number;
  readonly whole: number;
}

/**
 * Requests to another server over TLS on this machine: each by a connection of its own, and by kept ones. `--requests` is how many of each,
 * `--at-once` how many at the same time. There is no way between the servers here: on a real one each handshake costs two round trips more.
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      requests: { type: 'string', default: '500' },
      'at-once': { type: 'string', default: '4' },
    },
  });
  const certificate = makeCertificate('localhost');
  if (!certificate) throw new Error('this bench needs openssl');
  const body = JSON.stringify({
    items: Array.from({ length: 20 }, (_, at) => ({ id: at, due: '2026-03-02' })),
  });
  let handshakes = 0;
  const server = createServer(certificate, (request, response) =>
    request.resume().on('end', () => response.end(body)),
  );
  server.on('secureConnection', () => {
    handshakes += 1;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}/`);
  const send = createSendOutside(['localhost'], { authorities: certificate.cert });

  async function measure(repeatableFor: string | undefined): Promise<Measured> {
    const message = {
      url,
      method: 'GET',
      headers: {},
      timeoutMs: 5000,
      maxBytes: 100_000,
      repeatableFor,
    } as const;
    handshakes = 0;
    const times: number[] = [];
    let left = Number(values.requests);
    const began = performance.now();
    const askAll = async () => {
      while (left-- > 0) {
        const start = performance.now();
        await send(message);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: Number(values['at-once']) }, askAll));
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
    return { handshakes, p50: median(times), p95, whole: performance.now() - began };
  }

  // The first requests load and compile what all need.
  await measure(undefined);
  await measure('warm');
  const own = await measure(undefined);
  const kept = await measure('bench');
  server.closeAllConnections();
  server.close();

  console.log(`${values.requests} requests, ${values['at-once']} at once, over TLS on loopback\n`);
  console.log('| connections | handshakes | p50 ms | p95 ms | all, ms |\n| --- | --- | --- | --- | --- |');
  const row = (name: string, { handshakes, p50, p95, whole }: Measured) =>
    `| ${name} | ${handshakes} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${whole.toFixed(0)} |`;
  console.log(row('one for each request', own));
  console.log(row('kept', kept));
  console.log(
    `| ratio | ${(own.handshakes / kept.handshakes).toFixed(0)} | ${(own.p50 / kept.p50).toFixed(1)} | ${(own.p95 / kept.p95).toFixed(1)} | ${(own.whole / kept.whole).toFixed(1)} |`,
  );
}
