import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REASON_NEEDED, TEXT_MOVED, TEXT_NOT_FOUND } from '@lectern/contracts/talk/moderation/errors';
import type { TextState } from '@lectern/contracts/talk/moderation/kinds';
import { noteChange } from '../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { removeReports } from './store/report-store.ts';
import { findText, removeText, settleText } from './store/text-store.ts';
import { textDecided } from './text-decided.ts';

/** Opens a text to others or closes it, once for a version; noted in the audit, and told to whoever hears it. */
export async function decideOnText(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'reviewedTexts'>,
  tenantId: string,
  {
    id,
    version,
    isApproved,
    reason,
    staffId,
  }: {
    readonly id: string;
    readonly version: number;
    readonly isApproved: boolean;
    readonly reason: string;
    readonly staffId: string;
  },
): Promise<TextState | Refusal<'TEXT_NOT_FOUND' | 'TEXT_MOVED' | 'REASON_NEEDED'>> {
  if (!isApproved && reason === '') return refuse(REASON_NEEDED);
  const kinds = await deps.reviewedTexts();
  return inTransaction(deps.db, async (tx) => {
    const text = await findText(tx, tenantId, id);
    if (!text) return refuse(TEXT_NOT_FOUND);
    const now = deps.clock.now().toISOString();
    const state = isApproved ? 'approved' : 'refused';
    const decision = { state, reason, decided_by: staffId, decided_at: now } as const;
    if (!(await settleText(tx, { ...text, version }, decision))) return refuse(TEXT_MOVED);
    const texts = kinds.find(({ kind }) => kind === text.kind);
    const isThere = await texts?.decide(tx, tenantId, text.subject_id, { isApproved, reason, at: now });
    if (!isThere) {
      await removeText(tx, { tenantId, kind: text.kind, subjectId: text.subject_id });
      return refuse(TEXT_NOT_FOUND);
    }
    await removeReports(tx, tenantId, id);
    await noteChange(tx, tenantId, {
      staffId,
      action: 'moderation.decide',
      subject: `${text.kind}/${text.subject_id}`,
      before: { state: text.state },
      after: { state, reason },
      at: now,
    });
    await deps.events.send(tx, textDecided, { tenantId, subjectIds: [id], now });
    return state;
  });
}
