import type { Language } from '@lectern/contracts/kernel/languages';
import type { NOTICE_FACTS, NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import { later } from '../../../platform/clock.ts';
import { toJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { enqueueJob } from '../../../platform/jobs/job-store.ts';
import { SEND_ATTEMPTS, sendNoticeJob } from './jobs.ts';
import { addNotice } from './notice-store.ts';
import type { NoticeChannel } from './tables.ts';

/** A message to a person that is to be sent. */
export interface Notice<Kind extends NoticeKind = NoticeKind> {
  readonly tenantId: string;
  readonly channel: NoticeChannel;
  /**
   * An e-mail address, phone number, id of a push subscription or of a connection with WeChat. Empty: nothing is sent, with the same
   * statements.
   */
  readonly to: string;
  readonly template: Kind;
  /** Instants as ISO text; they are written in the tenant's time zone. */
  readonly values: Readonly<Record<(typeof NOTICE_FACTS)[Kind][number], string>>;
  readonly language: Language;
  readonly now: Date;
  /** One notice of a tenant for ever has it; another one with the same key is not sent. */
  readonly uniqueKey?: string;
  /** After these seconds it is not sent any more; a day, if absent. */
  readonly validSeconds?: number;
  /** How often it is tried; as a code, if absent. */
  readonly attempts?: number;
  /** The secret part of the link by which the reader stops such mails. */
  readonly stopToken?: string;
}

const VALID_SECONDS = 24 * 60 * 60;
/** Somebody waits for these in front of a screen. */
const CODES: ReadonlySet<NoticeKind> = new Set(['resetCode', 'bindCode', 'confirmCode']);

/** Orders a notice, in the transaction of what it tells about. A job sends it. */
export async function sendNotice<Kind extends NoticeKind>(tx: Db | Tx, notice: Notice<Kind>): Promise<void> {
  const { tenantId, channel, to, template, values, language, now } = notice;
  const id = newId();
  const isNew = await addNotice(tx, {
    id,
    tenant_id: tenantId,
    unique_key: notice.uniqueKey ?? null,
    channel,
    recipient: to,
    template,
    facts: toJson(values),
    language,
    stop_token: notice.stopToken ?? null,
    created_at: now.toISOString(),
    valid_until: later(now, notice.validSeconds ?? VALID_SECONDS),
  });
  if (!isNew) return;
  const attempts = notice.attempts ?? SEND_ATTEMPTS;
  await enqueueJob(tx as Db, sendNoticeJob, {
    tenantId,
    payload: { noticeId: id, attempts },
    maxAttempts: attempts,
    ...(CODES.has(template) && { lane: 'codes' as const }),
    now: now.toISOString(),
  });
}
