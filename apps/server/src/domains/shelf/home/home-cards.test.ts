import { getHomeCards } from '@lectern/contracts/shelf/home/get-home-cards';
import { getHomeInfo } from '@lectern/contracts/shelf/home/get-home-info';
import { getNeedsAction } from '@lectern/contracts/shelf/home/get-needs-action';
import { HOME_CARDS, homeLayoutSchema } from '@lectern/contracts/shelf/home/home-cards';
import { putHomeCards } from '@lectern/contracts/shelf/home/put-home-cards';
import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildQuestionnaire, sheetOf } from '../../../testing/questionnaire-rows.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the cards of the home page', (kind) => {
  let app: TestApp;
  let staff: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    staff = app.client({ token: await openStaffSession(app, ['settings.edit']) });
  });
  afterAll(() => app.close());

  it('stand in our order, all shown, until the library arranges them', async () => {
    const { cards } = await staff.call(getHomeCards, {});
    expect(cards).toEqual(HOME_CARDS.map((card) => ({ card, isShown: true })));
    expect((await app.client().call(getHomeInfo, {})).cards).toEqual(HOME_CARDS);
  });

  it('stand as the library arranged them, those it did not name at the end, and the audit says who did it', async () => {
    const { cards } = await staff.call(putHomeCards, {
      cards: [
        { card: 'bookLists', isShown: true },
        { card: 'newBooks', isShown: false },
      ],
    });
    expect(cards.map(({ card }) => card)).toEqual([
      'bookLists',
      'newBooks',
      'announcements',
      'topics',
      'hotLoans',
      'hotCollection',
      'bestRated',
      'databases',
      'gifts',
      'wishes',
    ]);
    const shown = [
      'bookLists',
      'announcements',
      'topics',
      'hotLoans',
      'hotCollection',
      'bestRated',
      'databases',
      'gifts',
      'wishes',
    ];
    expect((await app.client().call(getHomeInfo, {})).cards).toEqual(shown);
    const noted = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'home.putCards')
      .executeTakeFirstOrThrow();
    expect(noted.details).toContain('newBooks');
    await staff.call(putHomeCards, { cards: [] });
    expect((await app.client().call(getHomeInfo, {})).cards).toEqual(HOME_CARDS);
  });

  it('are not arranged over an arrangement that somebody else made in the meantime', async () => {
    const { version } = await staff.call(getHomeCards, {});
    const first = await staff.call(putHomeCards, { cards: [{ card: 'topics', isShown: false }], version });
    expect(first.version).not.toBe(version);
    await expect(staff.call(putHomeCards, { cards: [], version })).rejects.toMatchObject({
      code: 'HOME_CARDS_CHANGED',
    });
    expect(await staff.call(getHomeCards, {})).toEqual(first);
    const back = await staff.call(putHomeCards, { cards: [], version: first.version });
    expect(back.version).toBe(version);
  });

  it('are named once each', () => {
    const twice = [
      { card: 'newBooks', isShown: true },
      { card: 'newBooks', isShown: false },
    ];
    expect(homeLayoutSchema.safeParse(twice).success).toBe(false);
  });
});

describeOnEachDatabase('what needs action', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  it('is nothing for a reader who has nothing', async () => {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db, { expires_on: null }));
    const answer = await app.client({ token }).call(getNeedsAction, {});
    expect(answer).toEqual({ matters: [], isComplete: true });
  });

  it('names a late loan before a debt, the card that ends soon, and messages last', async () => {
    const { db, clock } = app.deps;
    const soon = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    const patron = await buildPatron(db, { expires_on: soon });
    await buildLoan(db, { patron_id: patron.id, due_at: '2020-01-01T00:00:00.000Z', due_date: '2020-01-01' });
    await buildFineEntry(db, { patron_id: patron.id, amount: 300 });
    const at = clock.now().toISOString();
    await db
      .insertInto('message')
      .values({
        id: 'message-1',
        tenant_id: TENANT,
        patron_id: patron.id,
        kind: 'loanDueSoon',
        facts: '{}',
        unique_key: 'one',
        created_at: at,
        read_at: null,
        deleted_at: null,
      })
      .execute();
    const answer = await app.client({ token: await buildSession(db, patron) }).call(getNeedsAction, {});
    expect(answer.matters.map((one) => one.kind)).toEqual(['overdue', 'owed', 'cardExpires', 'unread']);
    expect(answer.matters[2]).toMatchObject({ day: soon, isBlocking: false });
  });

  it('names a questionnaire that the reader has not answered, until its last day', async () => {
    const { db, clock } = app.deps;
    const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const patron = await buildPatron(db, { expires_on: null });
    const client = app.client({ token: await buildSession(db, patron) });
    const find = async () => (await client.call(getNeedsAction, {})).matters;
    const id = await buildQuestionnaire(db, { name: 'Opening hours', due_date: day(3) });
    expect(await find()).toMatchObject([{ kind: 'questionnaire', count: 1, title: 'Opening hours' }]);
    expect((await find())[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    await buildQuestionnaire(db, { due_date: day(2) });
    await buildQuestionnaire(db, { due_date: day(-1) });
    await buildQuestionnaire(db, { state: 'draft' });
    expect(await find()).toMatchObject([{ kind: 'questionnaire', count: 2, title: '' }]);
    await client.call(answerQuestionnaire, { questionnaireId: id, answers: sheetOf('Thank you') });
    expect(await find()).toMatchObject([{ kind: 'questionnaire', count: 1 }]);
    await db.deleteFrom('questionnaire').execute();
  });

  it('says that there may be more while the library system is away', async () => {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    const needsAction = async () => [{ tell: async () => undefined }];
    const away = await createTestApp({ kind, deps: { needsAction, db: app.deps.db } });
    const answer = await away.client({ token }).call(getNeedsAction, {});
    expect(answer).toEqual({ matters: [], isComplete: false });
    await away.close();
  });
});
