import type { Language } from '@lectern/contracts/kernel/languages';
import type { NOTICE_FACTS, NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { sendNotice } from '../notices/send-notice.ts';

/** The notices that bear no code. */
type Kind = Exclude<NoticeKind, 'resetCode' | 'bindCode' | 'confirmCode'>;

/** Sends a notice to all verified contacts of a reader. */
export async function tellReader<K extends Kind>(
  tx: Db | Tx,
  { mail, phone }: Pick<ReachableReader, 'mail' | 'phone'>,
  notice: {
    readonly tenantId: string;
    readonly template: K;
    readonly values: Readonly<Record<(typeof NOTICE_FACTS)[K][number], string>>;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<void> {
  if (mail) await sendNotice(tx, { ...notice, channel: 'mail', to: mail });
  if (phone) await sendNotice(tx, { ...notice, channel: 'sms', to: phone });
}
