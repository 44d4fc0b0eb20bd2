import { isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { blockAuthor } from '@lectern/contracts/talk/moderation/block-author';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { AUTHOR_BLOCKED } from '@lectern/contracts/talk/moderation/errors';
import { listTexts } from '@lectern/contracts/talk/moderation/list-texts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { ReviewedTexts, TextDecision } from '../../../platform/reviewed-texts.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { hearTextDecisions as givePoints } from '../../shelf/points/hear-text-decisions.ts';
import { putTerms } from '../../shelf/points/store/terms-store.ts';
import { hearTextDecisions as tellAuthors } from '../messages/hear-text-decisions.ts';
import { forgetAuthor } from './forget-author.ts';
import { reportSubject } from './report-subject.ts';
import { submitForReview, withdrawFromReview } from './submit-for-review.ts';

const NOTES = new Map<string, string>();
const DECIDED: (TextDecision & { readonly subjectId: string })[] = [];

/** Texts that a test keeps: a domain as far as the review is concerned. */
const notes: ReviewedTexts = {
  kind: 'review',
  async show(_db, _tenantId, subjectIds) {
    const shown = (text: string) => ({ title: 'Moby-Dick', text, pictureUrl: '', recordId: 'whale' });
    return new Map(subjectIds.flatMap((id) => (NOTES.has(id) ? [[id, shown(NOTES.get(id) ?? '')]] : [])));
  },
  async decide(_tx, _tenantId, subjectId, decision) {
    DECIDED.push({ subjectId, ...decision });
    return NOTES.has(subjectId);
  },
};

describeOnEachDatabase('texts of readers', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  let author: Awaited<ReturnType<typeof buildPatron>>;
  let authorId: string;
  let subject = 0;
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { reviewedTexts: async () => [notes] } });
    const may = ['moderation.decide', 'staff.audit'] as const;
    desk = app.client({ token: await openStaffSession(app, may) });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    DECIDED.length = 0;
    await app.deps.db.deleteFrom('reader_text').execute();
    author = await buildPatron(app.deps.db);
    authorId = author.id;
  });

  const now = () => app.clock.now().toISOString();

  async function submit(text: string, subjectId = `note-${++subject}`) {
    NOTES.set(subjectId, text);
    const refused = await inTransaction(app.deps.db, (tx) =>
      submitForReview(tx, TENANT, { kind: 'review', subjectId, authorId, at: now() }),
    );
    return { subjectId, refused };
  }

  async function report(subjectId: string, reporterId: string, reason: string) {
    const about = { kind: 'review', subjectId, reporterId, reason, at: now() } as const;
    await inTransaction(app.deps.db, (tx) => reportSubject(tx, TENANT, about));
  }

  const waiting = async () => (await desk.call(listTexts, {})).texts;

  async function onlyWaiting() {
    const [text, ...others] = await waiting();
    expect(others).toEqual([]);
    if (!text) throw new Error('nothing waits');
    return text;
  }

  it('wait for the staff, the first sent first, with what they say', async () => {
    await submit('A whale of a book');
    await submit('Long');
    const { total, texts, waiting: counts } = await desk.call(listTexts, {});
    expect(total).toBe(2);
    expect(counts).toEqual([{ kind: 'review', count: 2 }]);
    expect(texts.map(({ text }) => text)).toEqual(['A whale of a book', 'Long']);
    expect(texts[0]).toMatchObject({ version: 1, state: 'pending', title: 'Moby-Dick', recordId: 'whale' });
    expect(texts[0]?.author.patronId).toBe(authorId);
  });

  it('are decided once, in their own domain and in the audit', async () => {
    const { subjectId } = await submit('Fine');
    const { id, version } = await onlyWaiting();
    expect(await desk.call(decideText, { id, version, isApproved: true })).toEqual({ state: 'approved' });
    expect(DECIDED).toEqual([{ subjectId, isApproved: true, reason: '', at: now() }]);
    await expect(desk.call(decideText, { id, version, isApproved: true })).rejects.toMatchObject({
      code: 'TEXT_MOVED',
    });
    expect(DECIDED).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    const { texts } = await desk.call(listTexts, { list: 'approved' });
    expect(texts[0]).toMatchObject({ id, state: 'approved', decidedBy: 'Librarian', decidedAt: now() });
    const { entries } = await desk.call(listAudit, { action: 'moderation.decide' });
    expect(entries[0]?.subject).toBe(`review/${subjectId}`);
  });

  it('are decided by one of two members of the staff who decide at once', async () => {
    await submit('Both read this');
    const { id, version } = await onlyWaiting();
    const answers = await Promise.allSettled(
      [true, false].map((isApproved) => desk.call(decideText, { id, version, isApproved, reason: 'Read' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(DECIDED).toHaveLength(1);
  });

  it('can be decided otherwise later', async () => {
    await submit('Approved by mistake');
    const { id, version } = await onlyWaiting();
    await desk.call(decideText, { id, version, isApproved: true });
    const [approved] = (await desk.call(listTexts, { list: 'approved' })).texts;
    const refusal = { isApproved: false, reason: 'An advertisement' };
    await desk.call(decideText, { id, version: approved?.version ?? 0, ...refusal });
    expect(DECIDED).toMatchObject([{ isApproved: true }, refusal]);
  });

  it('cannot be decided in a version that their author has replaced', async () => {
    const { subjectId } = await submit('Good');
    const read = await onlyWaiting();
    await submit('Good, and buy my product', subjectId);
    await expect(desk.call(decideText, { ...read, isApproved: true })).rejects.toMatchObject({
      code: 'TEXT_MOVED',
    });
    expect(await onlyWaiting()).toMatchObject({ version: 2, text: 'Good, and buy my product' });
  });

  it('are refused with a reason only', async () => {
    await submit('Bad');
    const { id, version } = await onlyWaiting();
    await expect(desk.call(decideText, { id, version, isApproved: false })).rejects.toMatchObject({
      code: 'REASON_NEEDED',
    });
    await desk.call(decideText, { id, version, isApproved: false, reason: 'An insult' });
    expect(DECIDED).toMatchObject([{ isApproved: false, reason: 'An insult' }]);
  });

  it('come back to the staff when readers report them, until somebody decides again', async () => {
    const { subjectId } = await submit('Fine');
    const { id, version } = await onlyWaiting();
    await desk.call(decideText, { id, version, isApproved: true });
    await report(subjectId, 'first-reader', 'Tells the end');
    await report(subjectId, 'first-reader', 'Tells the whole end');
    await report(subjectId, 'second-reader', 'Rude');
    const reported = await onlyWaiting();
    expect(reported.state).toBe('approved');
    expect(reported.reports.map(({ reason }) => reason).toSorted()).toEqual(['Rude', 'Tells the whole end']);
    await desk.call(decideText, { id, version: reported.version, isApproved: false, reason: 'Rude' });
    expect(await waiting()).toEqual([]);
    const { texts } = await desk.call(listTexts, { list: 'refused' });
    expect(texts[0]).toMatchObject({ state: 'refused', reports: [] });
  });

  it('that are gone leave the queue', async () => {
    const { subjectId } = await submit('Gone soon');
    await inTransaction(app.deps.db, (tx) => withdrawFromReview(tx, TENANT, 'review', subjectId));
    expect(await waiting()).toEqual([]);
    const other = await submit('Gone elsewhere');
    NOTES.delete(other.subjectId);
    const { id, version } = await onlyWaiting();
    await expect(desk.call(decideText, { id, version, isApproved: true })).rejects.toMatchObject({
      code: 'TEXT_NOT_FOUND',
    });
    expect(await waiting()).toEqual([]);
  });

  it('are not taken from a blocked author until the time is over', async () => {
    await desk.call(blockAuthor, { patronId: authorId, days: 7, reason: 'Insults' });
    const { refused } = await submit('I am back');
    expect(isRefusalFor(refused, AUTHOR_BLOCKED)).toBe(true);
    expect(await waiting()).toEqual([]);
    await desk.call(blockAuthor, { patronId: authorId, days: 0, reason: 'Apologised' });
    expect((await submit('I am sorry')).refused).toBeUndefined();
    expect(await onlyWaiting()).toMatchObject({ author: { blockedUntil: null } });
  });

  it('are told to their author with the reason, and give points once when they are published', async () => {
    const terms = {
      validDays: null,
      pays: false,
      minorUnitsPerPoint: 10,
      leastPoints: 5,
      mostPointsADay: null,
    };
    const rules = [{ event: 'text_approved' as const, points: 5, timesADay: null }];
    await inTransaction(app.deps.db, (tx) => putTerms(tx, TENANT, { ...terms, rules }));
    const reader = app.client({ token: await buildSession(app.deps.db, author) });
    await submit('Good');
    const { id, version } = await onlyWaiting();
    const decide = async (at: number, isApproved: boolean) => {
      await desk.call(decideText, { id, version: at, isApproved, reason: isApproved ? '' : 'An insult' });
      for (const one of [tellAuthors, givePoints]) {
        await one.act?.(app.deps, TENANT, [id]);
        await one.act?.(app.deps, TENANT, [id]);
      }
    };
    await decide(version, true);
    await decide(version + 1, false);
    await decide(version + 2, true);
    const { messages } = await reader.call(getMessages, {});
    expect(messages.map(({ type }) => type)).toEqual(['textApproved', 'textRefused', 'textApproved']);
    expect(messages[1]?.content).toContain('An insult');
    expect((await reader.call(getScoreNotice, {})).points).toBe(5);
  });

  it('forget an author who leaves, and who reported', async () => {
    const { subjectId } = await submit('Mine');
    await report(subjectId, authorId, 'My own');
    const other = await buildPatron(app.deps.db);
    await report('of-somebody-else', authorId, 'Rude');
    await report('of-somebody-else', other.id, 'Wrong');
    await inTransaction(app.deps.db, (tx) => forgetAuthor(tx, TENANT, authorId));
    const { reports, subjectId: left } = await onlyWaiting();
    expect(left).toBe('of-somebody-else');
    expect(reports).toHaveLength(2);
    const kept = await app.deps.db.selectFrom('text_report').select('patron_id').execute();
    expect(kept.map(({ patron_id }) => patron_id)).not.toContain(authorId);
  });

  it('are shown to staff of their own library alone', async () => {
    await submit('Fine');
    const { id, version } = await onlyWaiting();
    await app.deps.db.updateTable('reader_text').set({ tenant_id: '1002' }).execute();
    expect(await waiting()).toEqual([]);
    await expect(desk.call(decideText, { id, version, isApproved: true })).rejects.toMatchObject({
      code: 'TEXT_NOT_FOUND',
    });
  });
});
