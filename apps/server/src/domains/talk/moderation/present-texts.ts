import type { WaitingText } from '@lectern/contracts/talk/moderation/waiting-text';
import type { Deps } from '../../../platform/deps.ts';
import type { ShownText } from '../../../platform/reviewed-texts.ts';
import { accountsOf } from '../../people/account/accounts-of.ts';
import { namesOfStaff } from '../../people/staff/colleagues.ts';
import { blocksOf } from './store/block-store.ts';
import { reportsOf } from './store/report-store.ts';
import type { ReaderTextTable } from './tables.ts';

const GONE: ShownText = { title: '', text: '', pictureUrl: '', recordId: '' };

/** Texts as the staff see them, in the order given. */
export async function presentTexts(
  {
    db,
    clock,
    reviewedTexts,
    config,
    tenants,
  }: Pick<Deps, 'db' | 'clock' | 'reviewedTexts' | 'config' | 'tenants'>,
  tenantId: string,
  texts: readonly ReaderTextTable[],
): Promise<WaitingText[]> {
  const authors = texts.map((text) => text.patron_id);
  const now = clock.now().toISOString();
  const [accounts, blocks, reports, staff] = await Promise.all([
    accountsOf(db, tenantId, authors),
    blocksOf(db, tenantId, authors, now),
    reportsOf(
      db,
      tenantId,
      texts.map(({ id }) => id),
    ),
    namesOfStaff(
      db,
      tenantId,
      texts.map((text) => text.decided_by),
    ),
  ]);
  const shown = new Map<string, ShownText>();
  for (const { kind, show } of await reviewedTexts()) {
    const ofKind = texts.filter((text) => text.kind === kind);
    const subjects = await show(
      db,
      tenantId,
      ofKind.map((text) => text.subject_id),
      { config, tenants },
    );
    for (const { id, subject_id } of ofKind) shown.set(id, subjects.get(subject_id) ?? GONE);
  }
  return texts.map((text) => ({
    id: text.id,
    version: text.version,
    kind: text.kind,
    subjectId: text.subject_id,
    state: text.state,
    ...(shown.get(text.id) ?? GONE),
    author: {
      patronId: text.patron_id,
      primaryId: accounts.get(text.patron_id)?.primaryId ?? '',
      name: accounts.get(text.patron_id)?.name ?? '',
      blockedUntil: blocks.get(text.patron_id) ?? null,
    },
    submittedAt: text.submitted_at,
    reports: reports
      .filter((report) => report.text_id === text.id)
      .map(({ reason, reported_at: reportedAt }) => ({ reason, reportedAt })),
    reason: text.reason,
    decidedBy: staff.get(text.decided_by) ?? '',
    decidedAt: text.decided_at,
  }));
}
