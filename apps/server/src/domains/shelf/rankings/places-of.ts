import { MOST_PLACES, type RankingRange } from '@lectern/contracts/shelf/rankings/ranges';
import type { Db } from '../../../platform/db/database.ts';
import { findMade, listPlaces } from './store/ranking-store.ts';
import type { RankingName } from './tables.ts';

/** A thing at its place in a ranking, from 1. */
export interface RankingPlace {
  readonly recordId: string;
  readonly place: number;
  readonly count: number;
}

/** All places of a ranking as it was made last, and when; an empty instant before the first time. */
export async function placesOf(
  db: Db,
  tenantId: string,
  of: { readonly ranking: RankingName; readonly span: RankingRange },
): Promise<{ readonly madeAt: string; readonly places: readonly RankingPlace[] }> {
  const [made, places] = await Promise.all([
    findMade(db, tenantId, of.ranking, of.span),
    listPlaces(db, tenantId, of, { offset: 0, limit: MOST_PLACES }),
  ]);
  return { madeAt: made?.madeAt ?? '', places };
}
