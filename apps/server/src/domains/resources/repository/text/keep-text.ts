import type { TextFault } from '@lectern/contracts/resources/repository/kinds';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { changeFile, findFile } from '../store/file-store.ts';
import { deletePages, insertPages, lastPageOf } from '../store/page-store.ts';
import type { DigitalFileTable, DigitalPageTable } from '../tables.ts';
import { NO_TEXT } from './order-text.ts';
import type { FileText } from './read-file-text.ts';
import { tellPages } from './tell-pages.ts';

type KeepingDeps = Pick<Deps, 'db' | 'events' | 'clock'>;
type Named = Pick<DigitalFileTable, 'tenant_id' | 'id'>;

/** Rows of one transaction: others can write in between. */
const PAGES_AT_ONCE = 256;

/** Keeps the text of a file in the place of what was read before, and has it indexed. A file that is gone meanwhile has none. */
export async function keepText(deps: KeepingDeps, file: Named, { texts }: FileText): Promise<void> {
  const { tenant_id: tenantId, id: fileId } = file;
  const rows = texts.flatMap((text = '', at): DigitalPageTable[] =>
    text === '' ? [] : [{ tenant_id: tenantId, file_id: fileId, page: at + 1, text }],
  );
  const last = await clear(deps, file);
  for (let at = 0; at < rows.length; at += PAGES_AT_ONCE)
    await inTransaction(deps.db, async (tx) => {
      if (await findFile(tx, tenantId, fileId)) await insertPages(tx, rows.slice(at, at + PAGES_AT_ONCE));
    });
  const now = deps.clock.now().toISOString();
  await inTransaction(deps.db, async (tx) => {
    await changeFile(tx, tenantId, fileId, {
      text_state: rows.length > 0 ? 'read' : 'empty',
      text_fault: '',
      text_pages: rows.length,
      unread_pages: texts.filter((text) => text === undefined).length,
    });
    await tellPages(deps, tx, tenantId, { fileId, last: Math.max(last, rows.at(-1)?.page ?? 0) }, now);
  });
}

/** Notes why a file has no text. */
export async function noteTextFault(deps: KeepingDeps, file: Named, fault: TextFault): Promise<void> {
  const { tenant_id: tenantId, id: fileId } = file;
  const last = await clear(deps, file);
  const now = deps.clock.now().toISOString();
  await inTransaction(deps.db, async (tx) => {
    await changeFile(tx, tenantId, fileId, { ...NO_TEXT, text_state: 'failed', text_fault: fault });
    await tellPages(deps, tx, tenantId, { fileId, last }, now);
  });
}

/** Removes what was read before; answers its last page. */
async function clear({ db }: KeepingDeps, { tenant_id: tenantId, id }: Named): Promise<number> {
  return inTransaction(db, async (tx) => {
    const last = await lastPageOf(tx, tenantId, id);
    await deletePages(tx, tenantId, [id]);
    return last;
  });
}
