import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { openLease } from './lease.ts';

const ASK_MS = 1_000;

/** The right to do something that one process of all that run may do. */
export interface ProcessLease {
  /** True while this process has the lease. Takes or renews it in the database, at most once a second. */
  hold(): Promise<boolean>;
  /** What `hold` said last; false as soon as the lease may have ended. */
  readonly held: boolean;
  /** Renews the lease every second from now on, also while the holder waits for something long. */
  start(): void;
  /** The last renewal of another process; it changes as long as that process lives. Undefined if no other has the lease. */
  otherBeat(): Promise<string | undefined>;
  /** Ends the lease now. If this fails, the lease runs out by itself. */
  release(): Promise<void>;
}

/** `seconds`: a process that dies is followed by another one after this time at most. */
export function createProcessLease(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { name, seconds }: { readonly name: string; readonly seconds: number },
): ProcessLease {
  const lease = openLease({ db, clock }, { name, owner: `${config.nodeName} ${newId()}`, seconds });
  let held = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const at = performance.now();
    held = await lease.ask();
    askedAt = at;
  }

  async function hold(): Promise<boolean> {
    if (performance.now() - askedAt >= ASK_MS) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    return held;
  }

  return {
    hold,
    get held() {
      return held && performance.now() - askedAt < seconds * 1000;
    },
    start() {
      // The next call of `hold` reports a failure.
      timer = setInterval(() => void hold().catch(() => undefined), ASK_MS);
      timer.unref();
    },
    otherBeat: () => lease.otherBeat(),
    async release() {
      clearInterval(timer);
      await asking?.catch(() => undefined);
      if (held) await lease.release().catch(() => undefined);
      held = false;
    },
  };
}
