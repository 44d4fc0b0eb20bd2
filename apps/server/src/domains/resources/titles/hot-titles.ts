import type { Db } from '../../../platform/db/database.ts';
import { placesOf, type RankingPlace } from '../../shelf/rankings/places-of.ts';

/** The titles opened most in the last 30 days, most first. */
export async function hotTitles(db: Db, tenantId: string): Promise<readonly RankingPlace[]> {
  return (await placesOf(db, tenantId, { ranking: 'title', span: 'month' })).places;
}

/** How often a title was opened in that time, if it is among these. */
export async function openCountOf(db: Db, tenantId: string, id: string): Promise<number> {
  return (await hotTitles(db, tenantId)).find(({ recordId }) => recordId === id)?.count ?? 0;
}
