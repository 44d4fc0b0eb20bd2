import type { Db } from '../../../platform/db/database.ts';
import { placesOf, type RankingPlace } from '../../shelf/rankings/places-of.ts';

/** The databases opened most in the last 30 days, most first. */
export async function hotPlaces(db: Db, tenantId: string): Promise<readonly RankingPlace[]> {
  return (await placesOf(db, tenantId, { ranking: 'eresource', span: 'month' })).places;
}
