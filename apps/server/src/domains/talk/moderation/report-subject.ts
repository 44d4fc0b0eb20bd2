import type { ReviewedKind } from '@lectern/contracts/talk/moderation/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import { putReport } from './store/report-store.ts';
import { findBySubject, queueText } from './store/text-store.ts';

/**
 * A reader wants the staff to look at a text that others see. It stays to be seen until they decide. The domain has checked that the reader
 * can see it. One that the staff published themselves has no author and gets its first row here.
 */
export async function reportSubject(
  tx: Tx,
  tenantId: string,
  {
    kind,
    subjectId,
    reporterId,
    reason,
    at,
  }: {
    readonly kind: ReviewedKind;
    readonly subjectId: string;
    readonly reporterId: string;
    /** One line, as the reader wrote it. */
    readonly reason: string;
    /** ISO instant. */
    readonly at: string;
  },
): Promise<void> {
  const key = { tenantId, kind, subjectId };
  await queueText(tx, key, at);
  const text = await findBySubject(tx, key);
  if (!text) throw new Error('a reported text has a row');
  await putReport(tx, {
    tenant_id: tenantId,
    text_id: text.id,
    patron_id: reporterId,
    reason,
    reported_at: at,
  });
}
