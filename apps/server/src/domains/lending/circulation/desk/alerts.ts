import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { AlertSubject, IlsDesk } from '../../../../ports/ils/ils-desk.ts';
import type { LocalContext } from '../local-context.ts';
import { auditAct } from '../store/note-act.ts';

/** What staff are told of a reader or an item; empty if nothing. */
export async function findAlert(db: Db, tenantId: string, { subject, id }: AlertSubject): Promise<string> {
  const row = await db
    .selectFrom('desk_alert')
    .select('words')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row?.words ?? '';
}

/** Writes an alert; empty words remove it. The words about a reader are not in the audit, which the reader's erasure does not reach. */
export function setAlert(
  db: Db,
  context: LocalContext,
  { subject, id, words, staffId }: Parameters<IlsDesk['setAlert']>[0],
): ReturnType<IlsDesk['setAlert']> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('desk_alert')
      .where('tenant_id', '=', tenantId)
      .where('subject', '=', subject)
      .where('subject_id', '=', id)
      .execute();
    if (words !== '') {
      await tx
        .insertInto('desk_alert')
        .values({ tenant_id: tenantId, subject, subject_id: id, words, written_at: now })
        .execute();
    }
    await auditAct(tx, context, staffId, {
      action: 'desk.setAlert',
      subject: id,
      details: subject === 'item' ? { words } : {},
    });
    return { words };
  });
}
