import type { RateLimit } from '@lectern/contracts/kernel/endpoint';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';

export interface RateLimiter {
  /** Counts one call; answers the seconds to wait when it is over the limit, else 0. */
  count(bucket: string, limit: RateLimit): number;
  close(): Promise<void>;
}

interface Window {
  /** What all nodes had counted when this node last exchanged counts. */
  shared: number;
  /** What this node has counted since. */
  own: number;
  readonly endsAt: number;
}

const EXCHANGE_MS = 1000;

/**
 * Fixed windows counted by all nodes together. A write for each call would cost more than the calls: each node adds its counts to the
 * table every second and learns the others', so a limit is kept within one second's calls.
 */
export function createRateLimiter(db: Db, clock: Clock, onFault: (error: unknown) => void): RateLimiter {
  const windows = new Map<string, Window>();

  async function exchange(): Promise<void> {
    const now = clock.now().getTime();
    for (const [bucket, window] of windows) {
      if (window.endsAt <= now) windows.delete(bucket);
    }
    const fresh = [...windows].filter(([, window]) => window.own > 0);
    if (fresh.length === 0) return;
    const sent = fresh.map(([bucket, window]) => ({
      bucket,
      count: window.own,
      expires_at: new Date(window.endsAt).toISOString(),
    }));
    const rows = await db
      .insertInto('rate_counter')
      .values(sent)
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({ count: sql`rate_counter.count + excluded.count` }),
      )
      .returning(['bucket', 'count'])
      .execute();
    const counted = new Map(sent.map((row) => [row.bucket, row.count]));
    for (const { bucket, count } of rows) {
      const window = windows.get(bucket);
      if (!window) continue;
      window.shared = count;
      window.own -= counted.get(bucket) ?? 0;
    }
  }

  const timer = setInterval(() => void exchange().catch(onFault), EXCHANGE_MS);
  timer.unref();

  return {
    count(bucket, limit) {
      const now = clock.now().getTime();
      const start = now - (now % (limit.windowSeconds * 1000));
      const name = `${bucket}|${start}`;
      const window = windows.get(name) ?? { shared: 0, own: 0, endsAt: start + limit.windowSeconds * 1000 };
      windows.set(name, window);
      window.own += 1;
      return window.shared + window.own > limit.max ? Math.ceil((window.endsAt - now) / 1000) : 0;
    },
    async close() {
      clearInterval(timer);
      await exchange().catch(onFault);
    },
  };
}
