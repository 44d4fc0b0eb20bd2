import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { LIBRARY } from '../compare/tree.ts';
import { type BenchLibrary, PASSWORD } from './bench-library.ts';
import { addressOf } from './light-call.ts';

const AT_ONCE = 100;
const ROUNDS = 5;
const SEARCHERS = 4;
const WORDS = ['history', 'china', '中国', 'art', 'science', '文学', 'world', 'education'];

/** The 95th percentile of the milliseconds that searches take: without anything else, and while readers sign in. */
export interface SignInBurst {
  readonly count: number;
  readonly rounds: number;
  readonly alone: number;
  readonly during: number;
}

export async function measureSignIns(
  library: BenchLibrary,
  origin: string,
  seconds: number,
): Promise<SignInBurst> {
  await searchUntil(origin, elapsed(2));
  const alone = await searchUntil(origin, elapsed(seconds));
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const burst = await prepareBurst(library, round);
    let ended = false;
    const signingIn = Promise.all(burst.map((input, at) => signInOnce(origin, input, at))).finally(() => {
      ended = true;
    });
    during.push(...(await searchUntil(origin, () => ended)));
    await signingIn;
  }
  return { count: AT_ONCE, rounds: ROUNDS, alone: p95(alone), during: p95(during) };
}

async function prepareBurst(library: BenchLibrary, round: number): Promise<object[]> {
  const readers = await library.readers(AT_ONCE);
  const password = encryptWirePassword(PASSWORD);
  const inputs: object[] = [];
  for (const username of readers) inputs.push({ username, password, ...(await library.captcha()), round });
  return inputs;
}

async function signInOnce(origin: string, input: object, at: number): Promise<void> {
  const status = await post(`${origin}/api${signIn.path}`, input, addressOf(at + 1_000_000));
  if (status !== 200) throw new Error(`a sign-in was answered with ${status}`);
}

function elapsed(seconds: number): () => boolean {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() > until;
}

/** Searches, some at a time and one after another, until it is enough; answers the milliseconds of each. */
async function searchUntil(origin: string, isEnough: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const searcher = async (number: number) => {
    for (let at = number; !isEnough(); at += SEARCHERS) {
      const started = performance.now();
      const keyWord = WORDS[at % WORDS.length];
      const status = await post(`${origin}/api${searchBibs.path}`, { keyWord }, addressOf(at));
      if (status !== 200) throw new Error(`a search was answered with ${status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: SEARCHERS }, (_, number) => searcher(number)));
  return times;
}

async function post(url: string, input: object, from: string): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [HEADERS.mappingPath]: LIBRARY,
      'x-forwarded-for': from,
    },
    body: JSON.stringify(input),
  });
  await response.text();
  return response.status;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
