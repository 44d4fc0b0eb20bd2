import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';

/** A text of a library or of a shelving location, by its code. */
export type PlaceText =
  | { readonly of: 'library'; readonly code: string; readonly key: 'name' | 'address' | 'openingHours' }
  | { readonly of: 'location'; readonly code: string; readonly key: 'name' };

const COLUMN = { name: 'names', address: 'addresses', openingHours: 'opening_hours' } as const;

/** The text by language; undefined if there is no such place. */
export async function findPlaceNames(db: Db, tenantId: string, text: PlaceText): Promise<Names | undefined> {
  const row =
    text.of === 'library'
      ? await db
          .selectFrom('library')
          .select(`${COLUMN[text.key]} as names`)
          .where('tenant_id', '=', tenantId)
          .where('code', '=', text.code)
          .executeTakeFirst()
      : await db
          .selectFrom('location')
          .select('names')
          .where('tenant_id', '=', tenantId)
          .where('code', '=', text.code)
          .executeTakeFirst();
  return row && fromJson<Names>(row.names);
}

/** False if there is no such place. */
export function changePlaceNames(
  db: Db,
  tenantId: string,
  text: PlaceText,
  change: (names: Names) => Names,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const names = await findPlaceNames(tx, tenantId, text);
    if (!names) return false;
    const changed = toJson(change(names));
    const { numUpdatedRows } =
      text.of === 'library'
        ? await tx
            .updateTable('library')
            .set({ [COLUMN[text.key]]: changed })
            .where('tenant_id', '=', tenantId)
            .where('code', '=', text.code)
            .executeTakeFirst()
        : await tx
            .updateTable('location')
            .set({ names: changed })
            .where('tenant_id', '=', tenantId)
            .where('code', '=', text.code)
            .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
