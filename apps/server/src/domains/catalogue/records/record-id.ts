import { id } from '@lectern/contracts/kernel/fields';

/** Whether a text has the form of a record's id: what has not is no one's, and is not asked of the database. */
export function isRecordId(text: string): boolean {
  return id.safeParse(text).success;
}
