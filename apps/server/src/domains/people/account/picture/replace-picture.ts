import type { Db } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { removeFile } from '../../../collection/stored-files/keep-file.ts';
import { pictureKey } from './picture-name.ts';

/**
 * Gives an account another picture, or none for an empty name, and removes the file of the one before. False if there is no such account.
 * If two change it at the same time, the later change counts, and no file is left behind.
 */
export async function replacePicture(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  tenantId: string,
  patronId: string,
  name: string,
): Promise<boolean> {
  const now = clock.now().toISOString();
  for (;;) {
    const before = await findPicture(db, tenantId, patronId);
    if (before === undefined) return false;
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ picture_file: name, updated_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', patronId)
      .where('picture_file', '=', before)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) continue;
    if (before && before !== name) await removePictureFile({ db, files }, tenantId, before);
    return true;
  }
}

/** The name of the picture of an account, empty without one; undefined if there is no such account. */
export async function findPicture(db: Db, tenantId: string, patronId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('picture_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirst();
  return row?.picture_file;
}

/** Removes the file of a picture that no account names any more. */
export async function removePictureFile(
  deps: Pick<Deps, 'db' | 'files'>,
  tenantId: string,
  name: string,
): Promise<void> {
  await removeFile(deps, tenantId, pictureKey(name)).catch(notAName);
}

/** Accounts from elsewhere may name a picture that is no file of ours. */
function notAName(error: unknown): void {
  if (!(error instanceof RangeError)) throw error;
}
