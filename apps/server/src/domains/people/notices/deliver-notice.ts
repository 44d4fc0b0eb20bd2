import { LANGUAGES, type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import { later } from '../../../platform/clock.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { DeliveryError } from '../../../platform/outside/delivery-error.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { composeNotice } from './compose-notice.ts';
import { sendNoticeJob } from './jobs.ts';
import { endNotice, findOpenNotice } from './notice-store.ts';
import { pushNotice } from './push/push-notice.ts';
import type { NoticeTable } from './tables.ts';
import { wechatNotice } from './wechat/wechat-notice.ts';

type DeliverDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'events' | 'tenants' | 'mail' | 'sms' | 'webPush' | 'wechatMessages'
>;

/** A notice whose server rests is looked at again after so many seconds, spread, so that not all come at once. */
const REST_SECONDS = { least: 15, most: 60 } as const;
/** The most for a notice that waits for hours: ten thousand of them must not keep the database busy. */
const LONG_REST_SECONDS = 600;

/**
 * Sends notices. What a server does not take for now is tried again, and forgotten after the last attempt. While the server itself fails
 * or rests, a notice waits as long as it is valid.
 */
export function deliverNotices(deps: DeliverDeps): JobHandler {
  return handleJob(sendNoticeJob, {
    async run({ tenantId = '', payload: { noticeId, attempts }, attempt }) {
      const notice = await findOpenNotice(deps.db, tenantId, noticeId);
      if (!notice) return undefined;
      const end = () => endNotice(deps.db, tenantId, noticeId, deps.clock.now().toISOString());
      const tenant = await deps.tenants.byId(tenantId);
      const isLate = notice.valid_until <= deps.clock.now().toISOString();
      try {
        if (tenant && notice.recipient !== '' && !isLate) await deliver(deps, tenant, notice);
        await end();
      } catch (error) {
        // One mail asks for all whether the server is back: no mail is lost because it was often that one.
        if (error instanceof DeliveryError && (error.isResting || (error.isOfServer && attempt >= attempts)))
          return { again: afterRest(deps.clock.now(), notice.created_at) };
        const isPermanent = error instanceof DeliveryError && error.isPermanent;
        if (isPermanent || attempt >= attempts) await end();
        if (!isPermanent) throw error;
        const { channel, template } = notice;
        deps.log.warn({ err: error, tenantId, channel, template }, 'notice not deliverable');
      }
      return undefined;
    },
  });
}

/** When to look again; later for a notice that waits long already. */
function afterRest(now: Date, orderedAt: string): string {
  const { least, most } = REST_SECONDS;
  const tenthOfAge = (now.getTime() - Date.parse(orderedAt)) / 10_000;
  const longest = Math.max(most, Math.min(tenthOfAge, LONG_REST_SECONDS));
  return later(now, least + Math.random() * (longest - least));
}

async function deliver(deps: DeliverDeps, tenant: Tenant, notice: NoticeTable): Promise<void> {
  const language = LANGUAGES.find((one) => one === notice.language) ?? tenant.settings.public.defaultLanguage;
  const kind = notice.template as NoticeKind;
  const facts = fromJson<Record<string, string>>(notice.facts);
  const composed = composeNotice({
    kind,
    facts,
    language,
    library: libraryName(tenant, language),
    timeZone: tenant.settings.policy.timeZone,
    publicUrl: deps.config.publicUrl,
    mappingPath: tenant.mappingPath,
    stopToken: notice.stop_token ?? '',
  });
  const { id, recipient: to } = notice;
  const at = new Date(notice.created_at);
  if (notice.channel === 'sms') {
    return deps.sms.send(tenant, { id, to, kind, at, text: composed.shortText, facts: composed.facts });
  }
  const { subject, text, html, link, stopLink } = composed;
  if (notice.channel === 'push')
    return pushNotice(deps, tenant, to, { id, title: subject, body: composed.body });
  if (notice.channel === 'wechat') {
    const named = { ...composed.facts, title: subject, library: libraryName(tenant, language) };
    return wechatNotice(deps, tenant, to, { id, kind, facts: named, address: link });
  }
  await deps.mail.send(tenant, {
    id,
    to,
    at,
    fromName: libraryName(tenant, language),
    subject,
    text,
    html,
    stopLink,
  });
}

function libraryName({ settings }: Tenant, language: Language): string {
  return nameIn(settings.names, language, settings.public.defaultLanguage);
}
