import { setTimeout as sleep } from 'node:timers/promises';

/** What was measured of one kind of call. */
export interface Measured {
  /** Milliseconds. */
  readonly times: readonly number[];
  readonly failed: number;
  readonly seconds: number;
}

/** Each actor acts once in an interval, whether the last act took long or not; all begin at random within the first one. */
export async function atPace(
  actors: readonly (() => Promise<unknown>)[],
  { everyMs, seconds }: { readonly everyMs: number; readonly seconds: number },
): Promise<Measured> {
  const clock = stopwatch();
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    actors.map(async (act) => {
      let due = performance.now() + Math.random() * everyMs;
      while (due < end) {
        await sleep(Math.max(0, due - performance.now()));
        await clock.time(act);
        due += everyMs;
      }
    }),
  );
  return { ...clock.measured(), seconds };
}

/** Each actor acts again as soon as it has its answer. */
export async function withoutPause(
  actors: readonly (() => Promise<unknown>)[],
  seconds: number,
): Promise<Measured> {
  const clock = stopwatch();
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    actors.map(async (act) => {
      while (performance.now() < end) await clock.time(act);
    }),
  );
  return { ...clock.measured(), seconds };
}

function stopwatch() {
  const times: number[] = [];
  let failed = 0;
  return {
    async time(act: () => Promise<unknown>): Promise<void> {
      const started = performance.now();
      try {
        await act();
        times.push(performance.now() - started);
      } catch (error) {
        failed += 1;
        if (failed <= 3) console.error(error);
      }
    },
    measured: () => ({ times, failed }),
  };
}
