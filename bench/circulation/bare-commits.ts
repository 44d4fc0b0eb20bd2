import { openDatabase } from '@lectern/server/platform/db/database';
import { newId } from '@lectern/server/platform/db/ids';
import { inTransaction } from '@lectern/server/platform/db/in-transaction';

/** A tenant that nobody has. */
const NOBODY = 'bare-commits';

/** How many transactions of one small row the same disk commits in a second, one after another. */
export async function bareCommits(url: string, seconds: number): Promise<number> {
  const db = openDatabase({ url });
  try {
    const end = performance.now() + seconds * 1000;
    let commits = 0;
    while (performance.now() < end) {
      const use = { id: newId(), tenant_id: NOBODY, item_id: '', library_code: '', used_at: '' };
      await inTransaction(db, (tx) => tx.insertInto('item_use').values(use).execute());
      commits += 1;
    }
    await db.deleteFrom('item_use').where('tenant_id', '=', NOBODY).execute();
    return commits / seconds;
  } finally {
    await db.destroy();
  }
}
