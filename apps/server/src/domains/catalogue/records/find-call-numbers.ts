import type { Db } from '../../../platform/db/database.ts';

/** Values of one statement: SQLite binds at most 32,766, and shorter lists are planned quicker. */
const BIBS_AT_ONCE = 500;

/** Where items must stand to count; empty lists are everywhere. */
export interface WantedPlaces {
  readonly libraries: readonly string[];
  readonly locations: readonly string[];
}

/** The call numbers of the items that bibs have in some places, by bib; bibs without any there are left out. */
export async function findCallNumbers(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  { libraries, locations }: WantedPlaces,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < bibIds.length; at += BIBS_AT_ONCE) {
    let asked = db
      .selectFrom('item')
      .select(['bib_id', 'call_number'])
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + BIBS_AT_ONCE))
      .where('status', '<>', 'withdrawn')
      .where('call_number', '<>', '');
    if (libraries.length > 0) asked = asked.where('library_code', 'in', libraries);
    if (locations.length > 0) asked = asked.where('location_code', 'in', locations);
    for (const { bib_id, call_number } of await asked.execute()) {
      const numbers = found.get(bib_id);
      if (numbers) numbers.push(call_number);
      else found.set(bib_id, [call_number]);
    }
  }
  return found;
}
