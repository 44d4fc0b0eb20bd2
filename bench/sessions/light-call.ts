import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import autocannon from 'autocannon';
import { LIBRARY } from '../compare/tree.ts';
import { median } from '../median.ts';
import type { BenchLibrary } from './bench-library.ts';

const TURNS = 3;
const CONNECTIONS = 10;
/** So many callers that none meets its limit of calls. */
const CALLERS = 2000;

/** Calls a second of a public call, by readers with a session and by strangers. Turns of both alternate. */
export async function measureLightCall(
  library: BenchLibrary,
  origin: string,
  seconds: number,
): Promise<{ readonly withSession: number; readonly without: number }> {
  const tokens = await library.sessions(CALLERS);
  const strangers = tokens.map(() => ({}));
  const readers = tokens.map((token) => ({ [HEADERS.session]: token }));
  await throughput(origin, readers, 2);
  const rates = { withSession: [] as number[], without: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++) {
    rates.without.push(await throughput(origin, strangers, seconds));
    rates.withSession.push(await throughput(origin, readers, seconds));
  }
  return { withSession: median(rates.withSession), without: median(rates.without) };
}

async function throughput(
  origin: string,
  callers: readonly Record<string, string>[],
  duration: number,
): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: callers.map((headers, at) => ({
      path: `/api${getFindConfig.path}`,
      headers: { ...headers, [HEADERS.mappingPath]: LIBRARY, 'x-forwarded-for': addressOf(at) },
    })),
  });
  // A busy machine may lose a call at the end of a turn; a refusal would be measured as a fast answer.
  if (non2xx > 0) throw new Error(`${non2xx} calls were refused`);
  if (errors > requests.total / 100) throw new Error(`${errors} calls were not answered`);
  return requests.average;
}

/** An address of its own for each caller. */
export function addressOf(caller: number): string {
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
}
