import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../deps.ts';

/** Counting a million works for every visitor would be waste: what is shown of the whole catalogue is at most this old. */
const FRESH_MS = 60_000;

/**
 * Makes a count of all that a tenant has one that is done at most once a minute in each process; `More` must not change what it counts. A
 * refusal is not kept.
 */
export function keptCounts<T, More extends readonly unknown[]>(
  count: (deps: Deps, tenantId: string, ...more: More) => Promise<T>,
) {
  const kept = new WeakMap<
    Deps['search'],
    Map<string, { readonly at: number; readonly counts: Promise<T> }>
  >();
  return (deps: Deps, tenantId: string, ...more: More): Promise<T> => {
    const ofEngine = kept.get(deps.search) ?? new Map();
    kept.set(deps.search, ofEngine);
    const now = deps.clock.now().getTime();
    const known = ofEngine.get(tenantId);
    if (known && now - known.at < FRESH_MS) return known.counts;
    const counts = count(deps, tenantId, ...more);
    ofEngine.set(tenantId, { at: now, counts });
    const forget = () => ofEngine.delete(tenantId);
    void counts.then((counted) => isRefusal(counted) && forget(), forget);
    return counts;
  };
}
