import { listAcceptances } from '@lectern/contracts/buying/acceptance/list-acceptances';
import { cancelElectronicWish, cancelWish } from '@lectern/contracts/buying/recommendations/cancel-wish';
import { checkAllowed } from '@lectern/contracts/buying/recommendations/check-allowed';
import { checkMost } from '@lectern/contracts/buying/recommendations/check-most';
import { checkElectronicRepeat, checkRepeat } from '@lectern/contracts/buying/recommendations/check-repeat';
import { decideSuggestions } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import { getWishCaptcha } from '@lectern/contracts/buying/recommendations/get-wish-captcha';
import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import { listMajors } from '@lectern/contracts/buying/recommendations/list-majors';
import { listReasons } from '@lectern/contracts/buying/recommendations/list-reasons';
import { listShownWishes } from '@lectern/contracts/buying/recommendations/list-shown-wishes';
import { listSuggestions } from '@lectern/contracts/buying/recommendations/list-suggestions';
import { listElectronicWishes, listWishes } from '@lectern/contracts/buying/recommendations/list-wishes';
import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';
import { orderSuggestions } from '@lectern/contracts/buying/recommendations/order-suggestions';
import { receiveSuggestion } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import { saveElectronicWish, saveWish } from '@lectern/contracts/buying/recommendations/save-wish';
import {
  searchCandidates,
  searchElectronicCandidates,
} from '@lectern/contracts/buying/recommendations/search-candidates';
import { ApiError } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { listTrials } from '@lectern/contracts/resources/databases/list-trials';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { PurchaseCandidates } from '../../../platform/purchase-candidates.ts';
import { buildLoanRule, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib, buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { putNumbers } from '../../collection/catalogue/records/bib-numbers.ts';
import { workKeyOf } from '../../collection/catalogue/works/work-key.ts';
import { forgetWishes } from './leave-wish.ts';

const ISBNS = ['9787020002207', '9787544253994', '9787506365437', '9787108009821', '9787101003048'];
const FREE = {
  kind: 'free',
  title: 'Tides of the estuary',
  author: 'Lin, Yue',
  isbn: '978-7-02-000220-7',
  language: 'eng',
  reason: 'course',
  note: 'For the seminar on coasts',
} as const;
const DATABASE = {
  resourceName: 'Estuary Studies Online',
  subject: 'Geography',
  documentTypes: ['journal'],
  webAddress: 'https://estuary.example.org/',
  introduction: 'Journals about coasts',
  reason: 'course',
  note: 'For the seminar',
};

/** A vendor that offers one book, and one that does not answer. */
const vendors: PurchaseCandidates = {
  search: async (_deps, _reader, { title, isbn }) => [
    {
      source: 'shop',
      name: 'Bookshop',
      candidates: [
        {
          title: title || 'Found by number',
          author: 'Lin, Yue',
          publisher: 'Coast Press',
          publishTime: '2024',
          isbn: isbn || ISBNS[0]!,
          issn: '',
          language: 'eng',
          price: '58.00',
          currency: 'CNY',
          imgUrl: '',
          pageUrl: 'https://shop.example.org/1',
        },
      ],
    },
    { source: 'away', name: 'Vendor that is away', candidates: undefined },
  ],
};

describeOnBothDatabases('what readers wish for', 'locks', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind, deps: { purchaseCandidates: async () => [vendors] } });
    const { db } = app.deps;
    await db.insertInto('item_type').values({ tenant_id: TENANT, code: 'book', names: '{}' }).execute();
    await buildLibrary(db, { code: 'MAIN', names: '{"en-US":"Main Library"}' });
    await buildLocation(db, { code: 'MAIN-3F', library_code: 'MAIN', names: '{"en-US":"Third floor"}' });
    await buildLoanRule(db, { item_type: 'book' });
    desk = app.client({ token: await openStaffSession(app, ['suggestions.decide'], 'MAIN') });
    await offer();
  });
  afterAll(() => app.close());

  async function offer(
    wishes: Partial<TenantSettings['wishes']> = {},
    flags: Partial<TenantSettings['public']> = {},
  ) {
    const plain = testSettings('alpha');
    await putSettings(app, {
      ...plain,
      lists: { ...plain.lists, majors: [{ code: 'geo', names: { 'en-US': 'Geography' } }] },
      wishes: {
        ...plain.wishes,
        perDay: 10,
        reasons: [{ code: 'course', names: { 'en-US': 'For a course', 'zh-CN': '课程需要' } }],
        ...wishes,
      },
      public: { ...plain.public, purderRec: '1', freeRec: '1', customRec: '1', electronicRec: '1', ...flags },
    });
    await app.deps.tenants.refresh();
  }

  async function reader(given: Parameters<typeof buildPatron>[1] = {}) {
    const patron = await buildPatron(app.deps.db, given);
    return { patron, client: app.client({ token: await buildSession(app.deps.db, patron) }) };
  }
  const fresh = async () => {
    for (const table of ['wish', 'wish_reader', 'wish_step', 'acceptance', 'acceptance_reader'] as const)
      await app.deps.db.deleteFrom(table).execute();
    // What was received is held then.
    await app.deps.db.deleteFrom('bib_number').execute();
    await app.deps.db.deleteFrom('rate_counter').execute();
    await offer();
  };
  const codeOf = async (call: Promise<unknown>) => {
    try {
      await call;
      return 'done';
    } catch (error) {
      return error instanceof ApiError ? error.code : String(error);
    }
  };

  it('are saved, told at each step, ordered and received; who wished first is first in the queue', async () => {
    await fresh();
    const [first, second] = [await reader({ library_code: 'MAIN' }), await reader({ library_code: 'MAIN' })];
    const saved = await first.client.call(saveWish, { ...FREE, isNamed: true });
    expect(saved).toMatchObject({ detailType: 'saved', isJoined: false, wishes: 1 });
    // Ten digits, and the title in other letters: the same book.
    const joined = await second.client.call(saveWish, {
      ...FREE,
      title: 'TIDES of the Estuary',
      isbn: '7-02-000220-X',
    });
    expect(joined).toEqual({ id: saved.id, detailType: 'saved', isJoined: true, wishes: 2 });
    expect(await codeOf(second.client.call(saveWish, FREE))).toBe('WISH_ALREADY_MINE');

    const { works, replies } = await desk.call(listSuggestions, { words: 'estuary' });
    expect(replies).toEqual([]);
    expect(works).toMatchObject([
      { title: FREE.title, wishes: 2, held: [], suggestions: [{ standNo: ISBNS[0] }] },
    ]);
    const { readers } = await desk.call(listWishingReaders, { id: saved.id });
    expect(readers.map(({ name, reasonName }) => [name, reasonName])).toEqual([
      [first.patron.name, 'For a course'],
      [second.patron.name, 'For a course'],
    ]);

    const decided = await desk.call(decideSuggestions, {
      ids: [saved.id],
      decision: 'order',
      reply: 'With pleasure.',
    });
    expect(decided).toEqual({ decided: [saved.id], passed: [] });
    expect(await codeOf(first.client.call(cancelWish, { id: saved.id }))).toBe('WISH_DECIDED');
    expect((await desk.call(orderSuggestions, { ids: [saved.id] })).ordered).toEqual([saved.id]);
    const received = await desk.call(receiveSuggestion, {
      id: saved.id,
      copy: { itemType: 'book', locationCode: 'MAIN-3F', callNumber: 'P73/1' },
    });
    expect(received).toMatchObject({ barcode: expect.stringMatching(/^Q\d{9}$/), reserved: 2 });
    expect(await codeOf(desk.call(receiveSuggestion, { id: saved.id, recordId: received.recordId }))).toBe(
      'WISH_MOVE_NOT_ALLOWED',
    );

    const requests = await app.deps.db
      .selectFrom('request')
      .select(['patron_id', 'step', 'item_id', 'pickup_library'])
      .where('bib_id', '=', received.recordId)
      .orderBy('placed_at')
      .execute();
    expect(requests.map(({ patron_id }) => patron_id)).toEqual([first.patron.id, second.patron.id]);
    // The one copy is set aside for the first at once, before anybody else can have it.
    expect(requests[0]?.item_id).not.toBeNull();
    expect(requests[1]?.item_id).toBeNull();

    const { list } = await second.client.call(listWishes, {});
    expect(list).toMatchObject([
      {
        processType: 'order',
        detailType: 'arrived',
        replyContent: 'With pleasure.',
        reasonName: 'For a course',
        isJoined: true,
        canCancel: false,
        recordId: received.recordId,
        steps: [{ state: 'saved' }, { state: 'order' }, { state: 'ordered' }, { state: 'arrived' }],
      },
    ]);
    const { messages: told } = await first.client.call(getMessages, {});
    expect(told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['wishAgreed', 'wishOrdered', 'wishArrived']),
    );
    expect(told.find(({ type }) => type === 'wishAgreed')).toMatchObject({ section: 'recommendation' });
    expect((await second.client.call(listAcceptances, {})).list).toMatchObject([
      { origin: 'wish', title: FREE.title, barcode: received.barcode, recordId: received.recordId },
    ]);
  });

  it('are taken back until somebody decides, and stay where others wish them too', async () => {
    await fresh();
    const [one, other] = [await reader(), await reader()];
    const { id } = await one.client.call(saveWish, FREE);
    await other.client.call(saveWish, { wishId: id, reason: 'course', note: 'me too' });
    expect(await one.client.call(cancelWish, { id })).toEqual({ id, isGone: false });
    expect(await codeOf(one.client.call(cancelWish, { id }))).toBe('WISH_NOT_FOUND');
    expect(await codeOf(one.client.call(cancelElectronicWish, { id }))).toBe('WISH_NOT_FOUND');
    expect((await one.client.call(listWishes, {})).list).toMatchObject([{ detailType: 'cancelled' }]);
    // Who comes back is behind the others.
    app.clock.advance(60);
    expect(await one.client.call(saveWish, FREE)).toMatchObject({ id, isJoined: true, wishes: 2 });
    const { readers } = await desk.call(listWishingReaders, { id });
    expect(readers.map(({ primaryId }) => primaryId)).toEqual([
      other.patron.primary_id,
      one.patron.primary_id,
    ]);
    await other.client.call(cancelWish, { id });
    expect(await one.client.call(cancelWish, { id })).toEqual({ id, isGone: true });
    expect((await desk.call(listSuggestions, { state: 'cancelled' })).total).toBe(1);
  });

  it('hold the limits when twenty come at once', async () => {
    await fresh();
    await offer({ perDay: 3 });
    const { client, patron } = await reader();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        codeOf(client.call(saveWish, { kind: 'custom', title: `Book number ${at} of the coast` })),
      ),
    );
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'WISH_DAY_USED_UP']));
    const rows = await app.deps.db
      .selectFrom('wish_reader')
      .select('id')
      .where('patron_id', '=', patron.id)
      .execute();
    expect(rows).toHaveLength(3);
    expect(await codeOf(client.call(checkMost, {}))).toBe('WISH_DAY_USED_UP');
    expect(await client.call(getWishRules, {})).toMatchObject({
      leftToday: 0,
      hindrance: 'Today’s recommendations are used up (3 a day).',
    });
    await offer();
    // Twenty readers who wish for the same at once have one wish.
    await fresh();
    const many = await Promise.all(Array.from({ length: 20 }, () => reader()));
    const answers = await Promise.all(many.map((one) => one.client.call(saveWish, FREE)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const wish = await app.deps.db.selectFrom('wish').select('wishes').executeTakeFirstOrThrow();
    expect(wish.wishes).toBe(20);
  });

  it('are refused to who may not: frozen, not verified, not offered', async () => {
    await fresh();
    const frozen = await reader({ status: 'frozen' });
    expect(await codeOf(frozen.client.call(checkAllowed, {}))).toBe('WISH_ACCOUNT_FROZEN');
    expect(await codeOf(frozen.client.call(saveWish, FREE))).toBe('WISH_ACCOUNT_FROZEN');
    const { client } = await reader({ email_verified: 0, phone_verified: 0 });
    expect(await client.call(checkAllowed, {})).toBe(true);
    await offer({ contact: '1' });
    expect(await codeOf(client.call(saveWish, FREE))).toBe('WISH_CONTACT_UNVERIFIED');
    expect(await client.call(getWishRules, {})).toMatchObject({ needsContact: true });
    const known = await reader({ phone: '13800138000', phone_verified: 1 });
    expect(await known.client.call(checkAllowed, {})).toBe(true);
    await offer({}, { freeRec: '0' });
    expect(await codeOf(client.call(saveWish, FREE))).toBe('WISH_NOT_OFFERED');
    await offer();
  });

  it('say what is missing, in the order of the form', async () => {
    await fresh();
    const { client } = await reader();
    const faults: [string, Partial<InputOf<(typeof saveWish)['input']>>][] = [
      ['WISH_TITLE_MISSING', { title: '' }],
      ['WISH_ISBN_MISSING', { isbn: '' }],
      ['WISH_ISBN_INVALID', { isbn: '978-7-02-000220-8' }],
      ['WISH_LANGUAGE_MISSING', { language: '' }],
      ['WISH_CODE_UNKNOWN', { language: 'nope' }],
      ['WISH_ISSN_INVALID', { resourceType: 'journal' }],
      ['WISH_PRICE_MISSING', { resourceType: 'journal', isbn: '0378-5955' }],
      ['WISH_FREQUENCY_MISSING', { resourceType: 'journal', isbn: '0378-5955', price: '100' }],
      ['WISH_PRICE_INVALID', { price: 'dear' }],
      ['WISH_REASON_MISSING', { reason: '' }],
      ['WISH_CODE_UNKNOWN', { reason: 'whim' }],
      ['WISH_NOTE_MISSING', { note: '' }],
    ];
    for (const [code, change] of faults)
      expect([code, await codeOf(client.call(saveWish, { ...FREE, ...change }))]).toEqual([code, code]);
    const resource: [string, Partial<InputOf<(typeof saveElectronicWish)['input']>>][] = [
      ['WISH_NAME_MISSING', { resourceName: '' }],
      ['WISH_SUBJECT_MISSING', { subject: '' }],
      ['WISH_DOCUMENT_TYPE_MISSING', { documentTypes: [] }],
      ['WISH_ADDRESS_MISSING', { webAddress: '' }],
      ['WISH_ADDRESS_INVALID', { webAddress: 'javascript:alert(1)' }],
    ];
    for (const [code, change] of resource)
      expect([code, await codeOf(client.call(saveElectronicWish, { ...DATABASE, ...change }))]).toEqual([
        code,
        code,
      ]);
    expect(await app.deps.db.selectFrom('wish').select('id').execute()).toEqual([]);
  });

  it('by the form of the library keep answers to its fields', async () => {
    await fresh();
    await offer({
      form: [
        {
          code: 'course',
          names: { 'en-US': 'Course' },
          hint: {},
          kind: 'choice',
          isRequired: true,
          choices: [{ code: 'c1', names: { 'en-US': 'Coasts' } }],
        },
        {
          code: 'copies',
          names: { 'en-US': 'Copies' },
          hint: {},
          kind: 'number',
          isRequired: false,
          choices: [],
        },
      ],
    });
    const { client } = await reader();
    const wish = { kind: 'custom', title: 'Dunes' } as const;
    expect(await codeOf(client.call(saveWish, wish))).toBe('WISH_ANSWER_MISSING');
    const answers = [{ code: 'course', value: 'c2' }];
    expect(await codeOf(client.call(saveWish, { ...wish, answers }))).toBe('WISH_ANSWER_INVALID');
    await client.call(saveWish, {
      ...wish,
      answers: [
        { code: 'course', value: 'c1' },
        { code: 'copies', value: '2' },
        { code: 'other', value: 'x' },
      ],
    });
    expect((await client.call(listWishes, { kind: 'custom' })).list[0]?.answers).toEqual([
      { code: 'course', name: 'Course', value: 'Coasts' },
      { code: 'copies', name: 'Copies', value: '2' },
    ]);
    expect(await client.call(getWishRules, {})).toMatchObject({
      fields: [{ code: 'course' }, { code: 'copies' }],
    });
    await offer();
  });

  it('ask for a picture code where the library wants one', async () => {
    await fresh();
    await offer({ verifyCode: true });
    const { client } = await reader();
    expect(await codeOf(client.call(saveWish, FREE))).toBe('CAPTCHA_REQUIRED');
    const { codeKey, img } = await client.call(getWishCaptcha, {});
    expect(img).toMatch(/^data:image\/jpeg/);
    expect(await codeOf(client.call(saveWish, { ...FREE, codeKey, verifyCode: '----' }))).toBe(
      'CAPTCHA_WRONG',
    );
    await app.deps.db.updateTable('captcha').set({ answer: 'abcd' }).execute();
    const again = await client.call(getWishCaptcha, {});
    await app.deps.db.updateTable('captcha').set({ answer: 'abcd' }).execute();
    const answer = { codeKey: again.codeKey, verifyCode: 'ABCD' };
    expect(await client.call(saveWish, { ...FREE, ...answer })).toMatchObject({ detailType: 'saved' });
    await offer();
  });

  it('are compared with what the library holds, by any form of the number and by the work', async () => {
    await fresh();
    const held = await buildBib(app.deps.db, {
      title: 'Faraway dunes',
      description: {
        isbns: [{ value: ISBNS[1]!, valid: true }],
        creators: [
          {
            name: 'Moreau, Jeanne',
            kind: 'person',
            primary: true,
            roles: [],
            parts: { order: 'surname', entry: 'Moreau', rest: 'Jeanne' },
          },
        ],
      },
    });
    await putNumbers(app.deps.db, TENANT, [{ id: held.id, isNew: false, numbers: [`isbn:${ISBNS[1]}`] }]);
    const row = await app.deps.db
      .selectFrom('bib')
      .select('bib')
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    await app.deps.db
      .updateTable('bib')
      .set({ work_key: workKeyOf(JSON.parse(row.bib)) })
      .where('id', '=', held.id)
      .execute();
    const { client } = await reader();
    const byNumber = await client.call(checkRepeat, { isbn: '7-5442-5399-6' });
    expect(byNumber).toMatchObject({ isFree: false, held: [{ recordId: held.id, isSame: true }] });
    expect(byNumber.hint).toBe(
      'The library already holds it. Please borrow it, or start a reservation or an entrustment.',
    );
    const byWork = await client.call(checkRepeat, { title: 'FARAWAY DUNES', author: 'Jeanne Moreau' });
    expect(byWork).toMatchObject({ isFree: true, held: [{ recordId: held.id, isSame: false }] });
    expect(await codeOf(client.call(saveWish, { ...FREE, isbn: ISBNS[1]! }))).toBe('WISH_ALREADY_HELD');
    expect(await client.call(checkRepeat, {})).toMatchObject({
      isFree: true,
      held: [],
      wishes: [],
      hint: '',
    });
    await client.call(saveWish, { ...FREE, isbn: ISBNS[2]! });
    const other = await reader();
    expect(await other.client.call(checkRepeat, { title: FREE.title, author: FREE.author })).toMatchObject({
      isFree: true,
      wishes: [{ wishes: 1, isSame: true, isMine: false }],
    });
  });

  it('are found among the offers of vendors, with what the library has of each', async () => {
    await fresh();
    const { client } = await reader();
    expect(await codeOf(client.call(searchCandidates, {}))).toBe('WISH_TITLE_MISSING');
    expect(await codeOf(client.call(searchElectronicCandidates, {}))).toBe('WISH_TITLE_MISSING');
    const { id } = await client.call(saveWish, FREE);
    const found = await client.call(searchCandidates, { title: 'Tides' });
    expect(found).toMatchObject({
      total: 1,
      silent: ['Vendor that is away'],
      candidates: [{ source: 'shop', price: '58.00', heldRecordId: '', wishId: id, wishes: 1 }],
    });
    const taken = {
      kind: 'catalogue',
      title: 'Quiet shores',
      isbn: ISBNS[3]!,
      source: 'shop',
      price: 'ca. 30',
    } as const;
    const { id: other } = await client.call(saveWish, taken);
    const { list } = await client.call(listWishes, { kind: 'catalogue' });
    expect(list).toMatchObject([{ id: other, standNo: ISBNS[3], price: '' }]);
  });

  it('for a database lead to a trial, which stands among the trials', async () => {
    await fresh();
    const { client } = await reader();
    const { id } = await client.call(saveElectronicWish, DATABASE);
    expect((await client.call(listWishes, {})).total).toBe(1);
    expect((await client.call(listElectronicWishes, {})).list).toMatchObject([
      { kind: 'electronic', title: DATABASE.resourceName, webAddress: DATABASE.webAddress },
    ]);
    const trial = { ids: [id], decision: 'trial' as const };
    expect(await codeOf(desk.call(decideSuggestions, trial))).toBe('WISH_TRIAL_NEEDS_RESOURCE');
    expect((await desk.call(decideSuggestions, { ...trial, until: '2999-12-31' })).decided).toEqual([id]);
    const { eresources } = await client.call(listTrials, {});
    expect(eresources.map(({ name }) => name)).toContain(DATABASE.resourceName);
    const [own] = (await client.call(listWishes, {})).list;
    expect(own).toMatchObject({ processType: 'trial', detailType: 'trial' });
    expect(eresources.map((one) => one.id)).toContain(own?.eCollectionId);
    const other = await reader();
    expect(
      await other.client.call(checkElectronicRepeat, { resourceName: DATABASE.resourceName }),
    ).toMatchObject({ isFree: false, databases: [{ name: DATABASE.resourceName }] });
  });

  it('are shown to others only where the library shows them, with names only of who agreed', async () => {
    await fresh();
    const [named, hidden] = [await reader(), await reader()];
    const { id } = await named.client.call(saveWish, { ...FREE, isNamed: true });
    await hidden.client.call(saveWish, FREE);
    await hidden.client.call(saveWish, { kind: 'custom', title: 'Something private' });
    const anybody = app.client();
    expect(await anybody.call(listShownWishes, {})).toEqual({ total: 0, wishes: [] });
    await offer({ areShown: true });
    const { wishes } = await anybody.call(listShownWishes, {});
    expect(wishes).toMatchObject([{ id, wishes: 2, names: [named.patron.name] }]);
    expect(JSON.stringify(wishes)).not.toContain(hidden.patron.name);
    await offer();
  });

  it('forget who leaves: what others wish stays, what nobody wishes is cancelled', async () => {
    await fresh();
    const [one, other] = [await reader(), await reader()];
    const { id } = await one.client.call(saveWish, FREE);
    await other.client.call(saveWish, FREE);
    const { id: alone } = await one.client.call(saveWish, { kind: 'custom', title: 'Alone' });
    await inTransaction(app.deps.db, (tx) => forgetWishes(tx, TENANT, one.patron.id, app.deps));
    const rows = await app.deps.db
      .selectFrom('wish')
      .select(['id', 'state', 'wishes'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      [
        { id, state: 'saved', wishes: 1 },
        { id: alone, state: 'cancelled', wishes: 0 },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  it('have the lists of the library', async () => {
    const anybody = app.client();
    expect(await anybody.call(listReasons, {})).toEqual([{ code: 'course', name: 'For a course' }]);
    const majors = await anybody.call(listMajors, {});
    expect(majors).toEqual([{ code: 'geo', name: 'Geography' }]);
    const { majors: dictionary } = await anybody.call(getDictionaries, { names: ['majors'] });
    expect(dictionary?.map(({ code, name }) => ({ code, name }))).toEqual(majors);
  });
});
