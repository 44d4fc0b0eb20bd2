import type { Deps } from '../../platform/deps.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { lastItemChange } from './holdings-store.ts';

/** What the library system says now or, while it is away, what the database last knew. */
export interface Known<T> {
  readonly value: T;
  /** The library system's word of this moment. */
  readonly live: boolean;
  /** ISO instant at which it held. */
  readonly asOf: string;
}

/** Asks the library system; when it is away, the database: search and bib pages go on without it. */
export async function liveOrLastKnown<T>(
  deps: Deps,
  tenantId: string,
  ask: { readonly live: () => Promise<T>; readonly lastKnown: () => Promise<T> },
): Promise<Known<T>> {
  const asOf = deps.clock.now().toISOString();
  try {
    return { value: await ask.live(), live: true, asOf };
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'ILS_UNAVAILABLE')) throw error;
    const value = await ask.lastKnown();
    return { value, live: false, asOf: (await lastItemChange(deps.db, tenantId)) ?? asOf };
  }
}
