import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import { toJson } from '../db/codecs.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../db/ids.ts';

/** Stands for a member of the staff where somebody ran a command at the terminal. */
export const OPERATOR = '';

/** Stands for a member of the staff where a reader lends or returns without one. */
export const READER_ALONE = 'reader';

export interface AuditEntry {
  /** The member of the staff, OPERATOR or READER_ALONE. */
  readonly staffId: string;
  /** What was done, in the words of the call: `search.rebuildIndex`. */
  readonly action: AuditAction;
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: string;
}

/** Notes what staff did, in the transaction that does it. */
export async function addAuditEntry(tx: Tx, tenantId: string, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(),
      tenant_id: tenantId,
      staff_id: entry.staffId,
      action: entry.action,
      subject: entry.subject,
      details: toJson(entry.details ?? {}),
      at: entry.at,
    })
    .execute();
}
