import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordAcceptance } from './domains/buying/acceptance/record-acceptance.ts';
import { startImport } from './domains/people/readers/import/import-store.ts';
import { EXPIRIES } from './domains.ts';
import { later } from './platform/clock.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import { expireJob, expireOldRows } from './platform/jobs/expire-old-rows.ts';
import { enqueueJob } from './platform/jobs/job-store.ts';
import { SESSION_TRAITS } from './testing/built-rows.ts';
import { buildDonation } from './testing/donation-rows.ts';
import { buildFavourite } from './testing/favourite-rows.ts';
import { buildHarvestRun } from './testing/harvest-rows.ts';
import { buildInterlibraryRequest } from './testing/interlibrary-rows.ts';
import { buildLink } from './testing/link-rows.ts';
import { buildPurchaseOrder } from './testing/purchase-rows.ts';
import { createTestClock } from './testing/test-clock.ts';
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './testing/test-database.ts';
import { buildTitleImport } from './testing/title-rows.ts';
import { buildUsageLoad } from './testing/usage-rows.ts';
import { buildWish, buildWishReader } from './testing/wish-rows.ts';

describeOnBothDatabases('expiry', 'SQL', (kind) => {
  let database: TestDatabase;
  const now = createTestClock().now();
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());

  const tenant = { tenant_id: '1001' };
  const session = (id: string, seconds: number, revoked?: number) => ({
    ...SESSION_TRAITS,
    ...tenant,
    id,
    token_hash: id,
    actor_kind: 'patron' as const,
    actor_id: 'p',
    created_at: later(now, -1),
    expires_at: later(now, seconds),
    revoked_at: revoked === undefined ? null : later(now, revoked),
  });

  it('deletes what is over and keeps what is not, in every table', async () => {
    const { db } = database;
    const [past, future] = [later(now, -1), later(now, 1)];
    await db
      .insertInto('session')
      .values([
        session('old', -1),
        session('open', 1),
        session('ended', 9, -90_000),
        session('just ended', 9, -60),
      ])
      .execute();
    for (const day of ['2000-01-01', '2999-01-01'])
      await db
        .insertInto('provider_tally')
        .values({
          ...{ ...tenant, provider_id: 'p', day },
          ...{ kept_count: 1, value_count: 1, none_count: 1, failed_count: 0, held_count: 0 },
          ...{ sent_ms: 1, longest_ms: 1 },
        })
        .execute();
    for (const at of [past, future]) {
      await db
        .insertInto('captcha')
        .values({ ...tenant, id: at, answer: 'x', work_bits: 0, scene: 1, expires_at: at })
        .execute();
      await db
        .insertInto('sign_in_event')
        .values({
          ...tenant,
          id: at,
          patron_id: 'p',
          at: past,
          method: 1,
          outcome: 'signed-in',
          network: '',
          device: '',
          expires_at: at,
        })
        .execute();
      await db
        .insertInto('verification_code')
        .values({
          ...tenant,
          id: at,
          subject: 's',
          purpose: 'p',
          code_hash: 'h',
          contact_hash: '',
          guesses: 0,
          expires_at: at,
        })
        .execute();
      await db
        .insertInto('attempt_counter')
        .values({ ...tenant, kind: 'login', subject: at, count: 1, window_ends_at: at })
        .execute();
      await db
        .insertInto('request_code')
        .values({
          ...tenant,
          id: at,
          request_id: 'r',
          counterparty: 'desk',
          digest: 'd',
          made_at: past,
          expires_at: at,
          tries: 0,
          entered_at: null,
        })
        .execute();
      await db
        .insertInto('alliance_code')
        .values({ ...tenant, patron_id: at, digest: 'd', expires_at: at })
        .execute();
      await db
        .insertInto('alliance_message')
        .values({ ...tenant, peer_code: 'p', number: at, expires_at: at })
        .execute();
      await db
        .insertInto('self_check_code')
        .values({ ...tenant, patron_id: at, digest: 'd', expires_at: at })
        .execute();
      await db
        .insertInto('self_check_visit')
        .values({
          ...tenant,
          place: at,
          patron_id: 'p',
          library_code: 'MAIN',
          request_id: null,
          loan_ids: '[]',
          started_at: past,
          expires_at: at,
        })
        .execute();
      await db.insertInto('rate_counter').values({ bucket: at, count: 1, expires_at: at }).execute();
      await db
        .insertInto('idempotency')
        .values({
          ...tenant,
          actor_id: 'a',
          call_path: '/x',
          key: at,
          request_hash: 'h',
          response: null,
          created_at: past,
          expires_at: at,
        })
        .execute();
    }
    for (const [state, finished] of [
      ['done', later(now, -8 * 86_400)],
      ['failed', later(now, -8 * 86_400)],
      ['done', past],
      ['waiting', null],
    ] as const) {
      const { id } = await enqueueJob(db, expireJob, { payload: {}, now: past });
      await db.updateTable('job').set({ state, finished_at: finished }).where('id', '=', id).execute();
    }

    for (const [days, period] of [
      [91, '2025-12'],
      [20, '2026-03'],
    ] as const) {
      const at = later(now, -days * 86_400);
      const words = { ...tenant, search_key: at, search_text: at, day: at.slice(0, 10) };
      await db
        .insertInto('popular_search')
        .values({ ...tenant, search_key: at, day: words.day, period, caller_hash: 'h' })
        .execute();
      await db
        .insertInto('popular_word')
        .values({
          ...tenant,
          search_key: at,
          period,
          words: at,
          votes: 1,
          points: 1,
          weight: 1,
          last_day: words.day,
        })
        .execute();
      await db
        .insertInto('popular_search_salt')
        .values({ ...tenant, period, salt: 's' })
        .execute();
      await db
        .insertInto('search_without_hits')
        .values({ ...words, count: 1 })
        .execute();
      await db
        .insertInto('search_history')
        .values({
          ...tenant,
          patron_id: 'p',
          code: at,
          state: '{}',
          searched_at: later(now, -days * 5 * 86_400),
        })
        .execute();
      await db
        .insertInto('known_holdings')
        .values({
          ...tenant,
          bib_id: at,
          question: 'availability',
          answer: '{}',
          known_at: later(now, -days * 86_400),
        })
        .execute();
    }

    for (const days of [399, 401]) {
      const day = later(now, -days * 86_400).slice(0, 10);
      await db
        .insertInto('click_count')
        .values({ ...tenant, day, event: 'openRecord', subject: '', count: 1 })
        .execute();
    }
    for (const [patron_id, until] of [
      ['free again', past],
      ['blocked', future],
    ] as const) {
      const block = { ...tenant, patron_id, until, reason: '', blocked_at: past };
      await db.insertInto('author_block').values(block).execute();
    }

    for (const [id, expires_at] of [
      ['said long ago', past],
      ['said of late', future],
    ] as const) {
      const said = { question: '', reply: '', sources: '[]', meaning: '{}', asked_at: past, expires_at };
      await db
        .insertInto('chat_turn')
        .values({
          ...tenant,
          ...said,
          id,
          patron_id: 'p',
          intent: 'find',
          answered_by: 'builtIn',
          is_known: 1,
          has_account: 0,
        })
        .execute();
    }

    for (const seconds of [-1, 1]) {
      const [id, dayAgo] = [String(seconds), later(now, seconds - 86_400)];
      await startImport(db, tenant.tenant_id, { id, staffId: '', total: 1, now: dayAgo });
      await db
        .insertInto('reading_ticket')
        .values({
          ...tenant,
          text_hash: id,
          object_id: 'o',
          file_id: 'f',
          act: 'read',
          patron_id: '',
          session_hash: '',
          reader_name: '',
          expires_at: later(now, seconds),
        })
        .execute();
      await db
        .insertInto('reader_invitation')
        .values({
          ...tenant,
          patron_id: id,
          ticket_hash: id,
          email: '',
          invited_at: dayAgo,
          valid_until: later(now, seconds),
        })
        .execute();
    }

    for (const days of [29, 31]) {
      const at = later(now, -days * 86_400);
      await db
        .insertInto('self_check_station')
        .values({
          ...tenant,
          id: at,
          kind: 'counter',
          library_code: 'MAIN',
          name: '',
          token_hash: at,
          opened_at: at,
          seen_at: at,
        })
        .execute();
    }

    // Reports are kept for two years; one of an import that goes on has no end.
    for (const [id, days] of [
      ['old', 732],
      ['young', 728],
    ] as const)
      await buildTitleImport(db, { id, list_id: 'any', state: 'done', ended_at: later(now, -days * 86_400) });
    await buildTitleImport(db, { id: 'going on', list_id: 'any' });
    for (const [id, days] of [
      ['old load', 731],
      ['kept load', 729],
    ] as const)
      await buildUsageLoad(db, { id, state: 'done', ended_at: later(now, -days * 86_400) });
    await buildUsageLoad(db, { id: 'load going on' });

    // What was told of a harvest goes after a year; one that goes on stays.
    for (const [id, days] of [
      ['old run', 366],
      ['kept run', 364],
    ] as const) {
      const at = later(now, -days * 86_400);
      await buildHarvestRun(db, 'source', { id, ended_at: at });
      await db
        .insertInto('harvest_left_out')
        .values({ id, tenant_id: '1001', run_id: id, identifier: id, reason: 'FORMAT', made_at: at })
        .execute();
    }
    await buildHarvestRun(db, 'source', { id: 'run going on', state: 'running', ended_at: '' });

    // A link that nobody asked and nobody told for so long; one that was not asked yet stays.
    for (const [id, days] of [
      ['old', 402],
      ['young', 398],
    ] as const)
      await buildLink(db, 'any', {
        id,
        asked_at: later(now, -days * 86_400),
        address: `https://${id}.example.org/`,
      });
    await buildLink(db, 'any', { id: 'new', asked_at: '', address: 'https://new.example.org/' });
    for (const [host, seconds] of [
      ['over.example.org', -1],
      ['resting.example.org', 60],
    ] as const)
      await db
        .insertInto('link_host')
        .values({ tenant_id: '1001', host, rests_until: later(now, seconds) })
        .execute();

    // Pre-orders that came to nothing; an order that went its way stays.
    for (const [state, at] of [
      ['lapsed', '2020-01-01T00:00:00.000Z'],
      ['lapsed', past],
      ['accepted', '2020-01-01T00:00:00.000Z'],
    ] as const)
      await buildPurchaseOrder(db, { state, state_since: at });
    for (const at of ['2020-01-01T00:00:00.000Z', past]) {
      await db
        .insertInto('purchase_cart')
        .values({ ...tenant, patron_id: 'p', item_id: at, seen_price: 1, seen_currency: 'CNY', added_at: at })
        .execute();
      await db
        .insertInto('purchase_step')
        .values({ ...tenant, id: at, order_id: 'o', state: 'held', note: '', at })
        .execute();
      await db
        .insertInto('vendor_interchange')
        .values({
          ...{ ...tenant, id: at, vendor_id: 'v', reference: at, file_name: '', messages: '[]' },
          ...{ taken_by: '', at },
        })
        .execute();
      await db
        .insertInto('price_list_import')
        .values({
          ...{ ...tenant, id: at, vendor_id: 'v', file_name: '', format: 'table', mode: 'part', at },
          ...{
            read_count: 0,
            added_count: 0,
            changed_count: 0,
            same_count: 0,
            gone_count: 0,
            left_out: '[]',
          },
        })
        .execute();
    }

    // Scholarly works that somebody keeps stay, and requests to other libraries that are under way.
    for (const [id, updated_at] of [
      ['unkept', '2000-01-01'],
      ['kept', '2000-01-01'],
      ['new', future],
    ] as const)
      await db
        .insertInto('scholar_paper')
        .values({
          ...tenant,
          id,
          paper_key: id,
          title: '',
          author: '',
          isbn: '',
          paper: '{}',
          created_at: past,
          updated_at,
        })
        .execute();
    await buildFavourite(db, { record_id: 'kept', kind: 'paper' });
    for (const step of ['completed', 'cancelled', 'received'] as const)
      await buildInterlibraryRequest(db, {
        step,
        step_since: step === 'cancelled' ? past : '2000-01-01T00:00:00.000Z',
      });
    for (const at of ['2000-01-01T00:00:00.000Z', past])
      await db
        .insertInto('interlibrary_message')
        .values({
          ...{ ...tenant, id: at, request_id: 'r', is_ours: 0, what: 'asked', note: '', at },
          ...{ fingerprint: at, body: '', tries: 0, tell_at: null },
        })
        .execute();

    // What readers wished and gave, long after its end; what is on its way stays.
    const [long, lately] = [later(now, -11 * 366 * 86_400), later(now, -86_400)];
    for (const [id, at] of [
      ['long over', long],
      ['over lately', lately],
      ['under way', ''],
    ] as const) {
      await buildWish(db, { id, ended_at: at });
      await buildWishReader(db, { wish_id: id, patron_id: 'any', ended_at: at });
      await buildDonation(db, { id, ended_at: at }, { ended_at: at });
      const step = { id, tenant_id: '1001', wish_id: id, state: 'saved', reply: '', staff_id: '' } as const;
      await db
        .insertInto('wish_step')
        .values({ ...step, at: at || lately })
        .execute();
      await inTransaction(db, (tx) =>
        recordAcceptance(
          tx,
          '1001',
          {
            origin: 'wish',
            origin_id: id,
            record_id: '',
            title: '',
            author: '',
            barcode: '',
            copies: 1,
            staff_id: '',
            patronIds: ['any'],
          },
          at || lately,
        ),
      );
    }

    const deleted = await expireOldRows({ db, databaseKind: kind, now }, EXPIRIES);

    expect(deleted).toEqual({
      acceptance: 1,
      acceptance_reader: 1,
      donation: 1,
      donation_title: 1,
      wish: 1,
      wish_reader: 1,
      wish_step: 1,
      scholar_paper: 1,
      interlibrary_request: 1,
      interlibrary_message: 1,
      price_list_import: 1,
      vendor_interchange: 1,
      purchase_cart: 1,
      purchase_order: 1,
      purchase_step: 1,
      popular_search: 1,
      popular_word: 1,
      popular_search_salt: 1,
      search_without_hits: 1,
      search_history: 1,
      known_holdings: 1,
      saved_search: 0,
      desk_act: 0,
      spent_token: 0,
      handed_session: 0,
      known_device: 0,
      secret: 0,
      session: 2,
      captcha: 1,
      verification_code: 1,
      reader_import: 1,
      reader_invitation: 1,
      request_code: 1,
      attempt_counter: 1,
      author_block: 1,
      chat_turn: 1,
      click_count: 1,
      ticket: 0,
      reading_ticket: 1,
      message: 0,
      message_day: 0,
      message_stop: 0,
      earlier_record: 0,
      notice: 0,
      offline_act: 0,
      link: 1,
      link_host: 1,
      title_import: 1,
      provider_tally: 1,
      harvest_run: 1,
      harvest_left_out: 1,
      usage_load: 1,
      alliance_code: 1,
      alliance_message: 1,
      self_check_station: 1,
      self_check_visit: 1,
      self_check_code: 1,
      sign_in_event: 1,
      rate_counter: 1,
      idempotency: 1,
      job: 2,
      lease: 0,
    });
    const left = await db.selectFrom('session').select('token_hash').orderBy('token_hash').execute();
    expect(left.map((row) => row.token_hash)).toEqual(['just ended', 'open']);
  });

  it('goes on over as many rows as there are', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      bucket: `b${index}`,
      count: 1,
      expires_at: later(now, -5),
    }));
    await database.db.insertInto('rate_counter').values(rows).execute();
    expect((await expireOldRows({ db: database.db, databaseKind: kind, now }, EXPIRIES)).rate_counter).toBe(
      2500,
    );
  });
});
