import type { Deps } from '../../../platform/deps.ts';
import { findReaderById } from '../../people/account/primary-ids.ts';
import { type CourseFilter, countCourses } from './store/course-store.ts';
import type { Owner } from './store/mark-store.ts';

/** The courses that name the account of a reader as a teacher's; undefined for a reader who teaches none. */
export async function taughtBy(
  { db }: Pick<Deps, 'db'>,
  { tenantId, patronId }: Owner,
): Promise<CourseFilter | undefined> {
  const reader = await findReaderById({ db }, tenantId, patronId);
  if (!reader) return undefined;
  const filter = { taughtBy: reader.primaryId };
  return (await countCourses(db, tenantId, filter)) > 0 ? filter : undefined;
}
