import type { Db } from '../../../../platform/db/database.ts';

/** Ids in one statement. SQLite allows 32,766 values, but shorter lists are faster. */
const BIBS_AT_ONCE = 500;

/** The libraries and locations of the items to read; an empty list means all. */
export interface WantedPlaces {
  readonly libraries: readonly string[];
  readonly locations: readonly string[];
}

/** The call numbers of the bibs' items in these places, by bib. Bibs without any are left out. */
export async function findCallNumbers(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  { libraries, locations }: WantedPlaces,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const numbersOf = new Map<string, string[]>();
  for (let at = 0; at < bibIds.length; at += BIBS_AT_ONCE) {
    let query = db
      .selectFrom('item')
      .select(['bib_id', 'call_number'])
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + BIBS_AT_ONCE))
      .where('status', '<>', 'withdrawn')
      .where('call_number', '<>', '');
    if (libraries.length > 0) query = query.where('library_code', 'in', libraries);
    if (locations.length > 0) query = query.where('location_code', 'in', locations);
    for (const { bib_id, call_number } of await query.execute()) {
      const numbers = numbersOf.get(bib_id);
      if (numbers) numbers.push(call_number);
      else numbersOf.set(bib_id, [call_number]);
    }
  }
  return numbersOf;
}
