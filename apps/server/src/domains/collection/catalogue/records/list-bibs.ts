import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../../../../platform/db/database.ts';

/** A position in the list of bibs by creation. A part of the list begins after one. */
export interface BibPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** The position before the first bib. */
export const FIRST_PLACE: BibPlace = { createdAt: '', id: '' };

/** A bib in the list of all bibs. */
export interface ListedBib extends BibPlace {
  readonly updatedAt: string;
}

/**
 * The positions after which the parts of the list begin. Each part has `size` bibs with the suppressed ones, which are
 * not listed. Reads an index only, no rows.
 */
export async function listPartPlaces(db: Db, tenantId: string, size: number): Promise<BibPlace[]> {
  const places: BibPlace[] = [];
  for (let place: BibPlace | undefined = FIRST_PLACE; place; ) {
    places.push(place);
    // SQLite blocks while it reads, and a large catalogue has hundreds of parts: let other requests run in between.
    await turn();
    place = await bibsAfter(db, tenantId, place)
      .select(['created_at as createdAt', 'id'])
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
  }
  // If the last part is full, no part begins after it.
  const last = places.at(-1);
  if (
    last &&
    last !== FIRST_PLACE &&
    !(await bibsAfter(db, tenantId, last).select('id').limit(1).executeTakeFirst())
  ) {
    places.pop();
  }
  return places;
}

/** Up to `limit` bibs after a position without suppressed ones, and the position for the next call; undefined at the end. */
export async function listBibsAfter(
  db: Db,
  tenantId: string,
  place: BibPlace,
  limit: number,
): Promise<{ readonly bibs: readonly ListedBib[]; readonly next: BibPlace | undefined }> {
  const rows = await bibsAfter(db, tenantId, place)
    .select(['created_at as createdAt', 'id', 'updated_at as updatedAt', 'suppressed'])
    .limit(limit)
    .execute();
  return {
    bibs: rows.filter(({ suppressed }) => suppressed === 0),
    next: rows.length < limit ? undefined : rows.at(-1),
  };
}

function bibsAfter(db: Db, tenantId: string, { createdAt, id }: BibPlace) {
  return db
    .selectFrom('bib')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', createdAt)
    .where((eb) => eb.or([eb('created_at', '>', createdAt), eb('id', '>', id)]))
    .orderBy('created_at')
    .orderBy('id');
}
