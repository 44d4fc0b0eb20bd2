import type { Deps } from '../../../../platform/deps.ts';
import { addToTally, NOTHING_TALLIED, type Tallied } from '../store/tally-store.ts';
import type { ProviderTable } from '../tables.ts';

type Of = Pick<ProviderTable, 'tenant_id' | 'id'>;

/** Counts how providers do. Answers from the cache are written now and then, so that they cost no write each. */
export interface UseCounter {
  add(of: Of, counted: Partial<Tallied>): Promise<void>;
  /** Writes what is not written yet of a library. */
  flush(tenantId: string): Promise<void>;
}

const MOST_UNWRITTEN = 50;

export function createUseCounter({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): UseCounter {
  const kept = new Map<string, { readonly of: Of; count: number }>();

  async function write(of: Of, counted: Tallied): Promise<void> {
    const day = clock.now().toISOString().slice(0, 10);
    try {
      await addToTally(db, { tenant_id: of.tenant_id, provider_id: of.id, day }, counted);
    } catch (error) {
      // A number that is missing must not take the answer from the reader.
      log.warn({ err: error, tenant: of.tenant_id }, 'the use of a provider was not counted');
    }
  }

  function takeKept(id: string): number {
    const count = kept.get(id)?.count ?? 0;
    kept.delete(id);
    return count;
  }

  return {
    async add(of, counted) {
      if (counted.kept_count === undefined)
        return write(of, { ...NOTHING_TALLIED, ...counted, kept_count: takeKept(of.id) });
      const known = kept.get(of.id) ?? { of, count: 0 };
      known.count += counted.kept_count;
      kept.set(of.id, known);
      if (known.count >= MOST_UNWRITTEN) await write(of, { ...NOTHING_TALLIED, kept_count: takeKept(of.id) });
    },
    async flush(tenantId) {
      const ofTenant = [...kept.values()].filter(({ of }) => of.tenant_id === tenantId);
      for (const { of } of ofTenant) await write(of, { ...NOTHING_TALLIED, kept_count: takeKept(of.id) });
    },
  };
}
