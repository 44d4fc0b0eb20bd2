import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';

/** A place in the order in which bibs came; parts of lists begin behind one. */
export interface BibPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Before the first bib. */
export const FIRST_PLACE: BibPlace = { createdAt: '', id: '' };

/** A bib as lists of all of them name it. */
export interface ListedBib extends BibPlace {
  readonly updatedAt: string;
}

/**
 * The places behind which parts of `size` bibs begin, the first one included; suppressed bibs count, so that a part may be shorter.
 * Reads one index and no rows.
 */
export async function listPartPlaces(db: Db, tenantId: string, size: number): Promise<BibPlace[]> {
  const places: BibPlace[] = [];
  for (let place: BibPlace | undefined = FIRST_PLACE; place; ) {
    places.push(place);
    // SQLite answers without a pause, and a large catalogue has hundreds of parts: other requests come in between.
    await turn();
    place = await behind(db, tenantId, place)
      .select(['created_at as createdAt', 'id'])
      .offset(size - 1)
      .limit(1)
      .executeTakeFirst();
  }
  // Where the last part is full, what is behind it is none.
  const last = places.at(-1);
  if (
    last &&
    last !== FIRST_PLACE &&
    !(await behind(db, tenantId, last).select('id').limit(1).executeTakeFirst())
  ) {
    places.pop();
  }
  return places;
}

/** Up to `limit` bibs behind a place that readers may see, with the place behind which the next ones are. */
export async function listBibsBehind(
  db: Db,
  tenantId: string,
  place: BibPlace,
  limit: number,
): Promise<{ readonly bibs: readonly ListedBib[]; readonly next: BibPlace | undefined }> {
  const rows = await behind(db, tenantId, place)
    .select(['created_at as createdAt', 'id', 'updated_at as updatedAt', 'suppressed'])
    .limit(limit)
    .execute();
  return {
    bibs: rows.filter(({ suppressed }) => suppressed === 0),
    next: rows.length < limit ? undefined : rows.at(-1),
  };
}

function behind(db: Db, tenantId: string, { createdAt, id }: BibPlace) {
  return db
    .selectFrom('bib')
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', createdAt)
    .where((eb) => eb.or([eb('created_at', '>', createdAt), eb('id', '>', id)]))
    .orderBy('created_at')
    .orderBy('id');
}
