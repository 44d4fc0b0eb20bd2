import { catalogueFacts, type StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { keyOf } from './asking/key-of.ts';
import { providerState } from './asking/provider-state.ts';
import { mappingsOf } from './entry.ts';
import { NOTHING_TALLIED, talliesSince } from './store/tally-store.ts';
import { turnsOf } from './store/turn-store.ts';
import type { ProviderTable } from './tables.ts';

const SHOWN_DAYS = 30;

/** Providers of one library as staff see them, with the use of the last 30 days. */
export async function presentProviders(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'secrets' | 'sources'>,
  tenantId: string,
  rows: readonly ProviderTable[],
): Promise<StaffProvider[]> {
  const { guard, uses } = providerState(deps);
  await uses.flush(tenantId);
  const since = new Date(deps.clock.now().getTime() - SHOWN_DAYS * 86_400_000).toISOString().slice(0, 10);
  const [tallies, turns] = await Promise.all([
    talliesSince(deps.db, tenantId, since),
    turnsOf(deps.db, tenantId),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const tally = tallies.get(row.id) ?? NOTHING_TALLIED;
      const turn = turns.get(row.id);
      const sent = tally.value_count + tally.none_count + tally.failed_count;
      const hasKey = row.key_place !== 'none' && (await keyOf(deps.secrets, row)) !== undefined;
      return {
        id: row.id,
        code: row.code,
        names: fromJson<Names>(row.names),
        kind: row.kind,
        mappings: [...mappingsOf(row)],
        address: row.address,
        method: row.method,
        body: row.body,
        bodyType: row.body_type,
        keyPlace: row.key_place,
        keyName: row.key_name,
        hasKey,
        perMinute: row.per_minute,
        perDay: row.per_day,
        valueSeconds: row.value_seconds,
        noneSeconds: row.none_seconds,
        failedSeconds: row.failed_seconds,
        place: row.place,
        isOn: row.is_on === 1,
        catalogue: catalogueFacts.parse(fromJson(row.catalogue)),
        isResting: guard.isResting(tenantId, `${row.id}@${row.updated_at}`),
        use: {
          keptCount: tally.kept_count,
          valueCount: tally.value_count,
          noneCount: tally.none_count,
          failedCount: tally.failed_count,
          heldCount: tally.held_count,
          averageMs: sent === 0 ? null : Math.round(tally.sent_ms / sent),
          longestMs: sent === 0 ? null : tally.longest_ms,
          lastFault: turn?.last_fault ? { fault: turn.last_fault, at: turn.last_fault_at } : null,
        },
      };
    }),
  );
}

/** The same of one provider. */
export async function presentProvider(
  deps: Parameters<typeof presentProviders>[0],
  row: ProviderTable,
): Promise<StaffProvider> {
  const [shown] = await presentProviders(deps, row.tenant_id, [row]);
  if (!shown) throw new Error('one provider is presented as one');
  return shown;
}

/** A provider as the audit notes it: without mappings, bodies and keys. */
export function auditedProvider(row: ProviderTable | undefined) {
  return (
    row && {
      code: row.code,
      names: fromJson<Record<string, string>>(row.names),
      address: row.address,
      shown: row.is_on === 1,
    }
  );
}
