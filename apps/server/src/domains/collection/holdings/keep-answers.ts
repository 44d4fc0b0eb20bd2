import type { Deps } from '../../../platform/deps.ts';
import { type HoldingsAnswer, putHoldingsAnswers } from './known-holdings-store.ts';

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Answers wait this long, so that a page of results costs its reader nothing and the database one write for all pages of a second. */
const WAIT_MS = 1_000;
/** Later answers come again: more are not held in memory. */
const MOST_WAITING = 5_000;

const waiting = new WeakMap<Deps['db'], Map<string, HoldingsAnswer>>();

/** Notes what a library system said, to be stored within a second. A process that dies before has lost nothing that matters. */
export function keepAnswers(deps: KeepDeps, answers: readonly HoldingsAnswer[]): void {
  const pending = waiting.get(deps.db) ?? new Map<string, HoldingsAnswer>();
  waiting.set(deps.db, pending);
  if (pending.size === 0 && answers.length > 0) {
    setTimeout(() => void storeWaiting(deps), WAIT_MS).unref();
  }
  for (const answer of answers) {
    const key = JSON.stringify([answer.tenantId, answer.question, answer.bibId]);
    if (pending.size < MOST_WAITING || pending.has(key)) pending.set(key, answer);
  }
}

/** Stores what waits now. */
export async function storeWaiting({ db, clock, log }: KeepDeps): Promise<void> {
  const answers = [...(waiting.get(db)?.values() ?? [])];
  waiting.get(db)?.clear();
  try {
    await putHoldingsAnswers(db, answers, clock.now());
  } catch (error) {
    log.warn({ err: error }, 'availability not kept');
  }
}
