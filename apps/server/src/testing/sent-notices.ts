import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { mailSettingsSchema, smsSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { fromJson } from '../platform/db/codecs.ts';
import { buildCaptcha } from './builders.ts';
import type { CallerOptions, TestApp } from './test-app.ts';
import { putSettings, testSettings } from './test-settings.ts';

/** Settings of a library that can send mails and text messages; nobody listens there. */
export const SENDING = {
  mail: mailSettingsSchema.parse({ host: 'smtp.example.org', from: 'library@example.org' }),
  sms: smsSettingsSchema.parse({ kind: 'http', address: 'https://sms.example.org/' }),
};

type Settings = ReturnType<typeof testSettings>;

/** Gives tenant `alpha` the settings of a library that sends codes. */
export async function letSend(
  app: Pick<TestApp, 'deps'>,
  change: (settings: Settings) => Partial<Settings> = () => ({}),
): Promise<void> {
  const settings = testSettings('alpha');
  await putSettings(app, { ...settings, ...SENDING, ...change(settings) });
  await app.deps.tenants.refresh();
}

/** The notices that wait to be sent, oldest first: no job runs in tests of calls. */
export async function waitingNotices({ deps }: { readonly deps: Pick<TestApp['deps'], 'db'> }) {
  const rows = await deps.db.selectFrom('notice').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    template: row.template,
    facts: fromJson<Record<string, string>>(row.facts),
  }));
}

/** The code that was sent last to somebody. */
export async function lastCode(app: Pick<TestApp, 'deps'>, to: string): Promise<string> {
  const sent = (await waitingNotices(app)).filter((notice) => notice.to === to && notice.facts.code);
  const code = sent.at(-1)?.facts.code;
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Passes the captcha and begins to reset the password of an account; answers the ticket. */
export async function startReset(
  app: Pick<TestApp, 'deps' | 'clock' | 'client'>,
  primaryId: string,
  caller: CallerOptions = {},
): Promise<string> {
  const captcha = await buildCaptcha(app.deps.db, app.clock);
  const { imgTicket } = await app.client(caller).call(checkImageCode, captcha);
  return (await app.client(caller).call(beginReset, { primaryId, imgTicket })).ticket;
}
