import { blockAuthor } from '@lectern/contracts/talk/moderation/block-author';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { reportSubject } from '../../domains/talk/moderation/report-subject.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { TENANT } from '../built-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const APPROVAL = { id: 'nothing', version: 1, isApproved: true };
const REPORT = { kind: 'review', subjectId: 'seen', reporterId: 'reader', reason: 'Rude' } as const;

/** Staff read a version that is no longer the last one. */
async function olderVersion({ deps, clock }: RefusingLibrary) {
  const at = clock.now().toISOString();
  const { id } = await inTransaction(deps.db, async (tx) => {
    await reportSubject(tx, TENANT, { ...REPORT, at });
    return tx
      .selectFrom('reader_text')
      .select('id')
      .where('subject_id', '=', REPORT.subjectId)
      .executeTakeFirstOrThrow();
  });
  return { ...APPROVAL, id, version: 2 };
}

/** How calls about texts of readers are refused. */
export const MODERATION_PROVOKED: readonly Provoked[] = [
  provoked(listTexts, {}),
  provoked(decideText, {
    TEXT_NOT_FOUND: () => APPROVAL,
    TEXT_MOVED: olderVersion,
    REASON_NEEDED: () => ({ ...APPROVAL, isApproved: false }),
  }),
  provoked(blockAuthor, { PATRON_NOT_FOUND: () => ({ patronId: 'nobody', days: 7, reason: 'Insults' }) }),
];
