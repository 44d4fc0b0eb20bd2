import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';

/** Notes in the audit what became of failed work. It changes in chunks, so the note has a transaction of its own. */
export async function noteWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  work: {
    readonly staffId: string;
    readonly action: 'staff.retryWork' | 'staff.dropWork';
    /** Undefined for all failed work of the library. */
    readonly kind: string | undefined;
    readonly count: number;
  },
): Promise<void> {
  const { staffId, action, kind = '', count } = work;
  const at = clock.now().toISOString();
  await inTransaction(db, (tx) =>
    noteChange(tx, tenantId, { staffId, action, subject: kind, before: undefined, after: { count }, at }),
  );
}
