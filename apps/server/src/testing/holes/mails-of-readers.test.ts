import { ApiError, type Client } from '@lectern/contracts/kernel/client';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { submitList } from '@lectern/contracts/shelf/booklists/submit-list';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeNotice } from '../../domains/people/notices/compose-notice.ts';
import { reviewedLists } from '../../domains/shelf/booklists/review.ts';
import { matchRecords } from '../../domains/shelf/subscriptions/match/match-records.ts';
import { tellDueHits } from '../../domains/shelf/subscriptions/tell/tell-hits.ts';
import { hearFeedback } from '../../domains/talk/messages/hear-feedback.ts';
import { hearTextDecisions } from '../../domains/talk/messages/hear-text-decisions.ts';
import { sendDueMessages } from '../../domains/talk/messages/outgoing/send-messages.ts';
import { fromJson } from '../../platform/db/codecs.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildBib } from '../catalogue-builders.ts';
import { letSend } from '../sent-notices.ts';
import { openStaffSession } from '../staff-session.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { describeOnEachDatabase } from '../test-database.ts';
import { expectHarmless, HOSTILE_TEXTS, RUNS } from './hostile-texts.ts';

const DAY_SECONDS = 86_400;
const NEW_TITLE = 'Whales of the harbour';

/** What readers write comes back to them in mails: names of subscriptions and lists, titles in forms, answers that quote. */
describeOnEachDatabase('a mail about what a reader wrote', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { reviewedTexts: async () => [reviewedLists] } });
    await letSend(app, ({ public: shown }) => ({ public: { ...shown, documentDeliveryWay: 'form' } }));
    desk = app.client({ token: await openStaffSession(app, ['moderation.decide', 'feedback.answer']) });
  });
  afterAll(() => app.close());

  it.each(Object.entries(HOSTILE_TEXTS))(
    'does no harm, and has a subject of one line: %s',
    async (_what, text) => {
      const { db } = app.deps;
      const patron = await buildPatron(db, { email_verified: 1 });
      const reader = app.client({ token: await buildSession(db, patron) });
      await keptOrRefused(() => subscribe(reader, text));
      await keptOrRefused(() => publishList(reader, text));
      await keptOrRefused(() => askForDocument(reader, text));
      app.clock.advance(DAY_SECONDS);
      await tellDueHits(app.deps, (await app.deps.tenants.byId(TENANT))!);
      app.clock.advance(DAY_SECONDS);
      await sendDueMessages(app.deps);

      expectHarmless(JSON.stringify(await reader.call(getMessages, {})));
      const notices = await db
        .selectFrom('notice')
        .selectAll()
        .where('recipient', '=', patron.email)
        .execute();
      expect(notices.map(({ template }) => template)).toContain('subscriptionHits');
      for (const { template, facts, stop_token } of notices) {
        const mail = composeNotice({
          kind: template as 'subscriptionHits',
          facts: fromJson<Record<string, string>>(facts),
          language: 'en-US',
          library: 'Library',
          timeZone: 'Asia/Shanghai',
          publicUrl: 'https://library.example.org',
          mappingPath: 'alpha',
          stopToken: stop_token ?? '',
        });
        for (const part of [mail.subject, mail.text, mail.html, mail.shortText]) expectHarmless(part);
        expect(mail.subject).not.toMatch(/\p{Cc}/u);
        expect(mail.html).not.toMatch(RUNS);
      }
    },
  );

  async function subscribe(reader: Client, name: string): Promise<void> {
    const { db } = app.deps;
    const { subscription } = await reader.call(addSubscription, { term: 'whales', rhythm: 'now' });
    await keptOrRefused(() =>
      reader.call(updateSubscription, { subscriptionId: subscription.subscriptionId, term: name }),
    );
    const created_at = app.clock.now().toISOString();
    const { id } = await buildBib(db, { title: NEW_TITLE, created_at });
    await matchRecords(app.deps, (await app.deps.tenants.byId(TENANT))!, [id]);
  }

  async function publishList(reader: Client, name: string): Promise<void> {
    const recordIds = [(await buildBib(app.deps.db, { title: 'Moby Dick' })).id];
    const { id } = await reader.call(makeList, { name, introduction: name, recordIds });
    await reader.call(submitList, { id });
    const { texts } = await desk.call(listTexts, {});
    for (const one of texts)
      await desk.call(decideText, { id: one.id, version: one.version, isApproved: true, reason: '' });
    await hearTextDecisions.act?.(
      app.deps,
      TENANT,
      texts.map((one) => one.id),
    );
  }

  async function askForDocument(reader: Client, title: string): Promise<void> {
    const details = { kind: 'delivery', title, note: title } as const;
    const { id } = await reader.call(requestService, { request: details });
    const { messageId } = await desk.call(answerFeedback, { id, text: `You wrote: ${title.slice(0, 500)}` });
    await hearFeedback.act?.(app.deps, TENANT, [messageId]);
  }
});

/** What refuses the text keeps nothing of it. */
async function keptOrRefused(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
  }
}
