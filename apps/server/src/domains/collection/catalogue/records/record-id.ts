import { id } from '@lectern/contracts/kernel/fields';

/** Whether a text has the form of a record id. Other texts need no query of the database. */
export function isRecordId(text: string): boolean {
  return id.safeParse(text).success;
}
