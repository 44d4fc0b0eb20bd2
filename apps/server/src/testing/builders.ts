import { CAPTCHA_SCENES } from '@lectern/contracts/people/auth/get-captcha';
import { formBeside } from '@lectern/rules/number-form';
import type { ChargeKind } from '../domains/lending/circulation/ledger/accounts.ts';
import { listCharges } from '../domains/lending/circulation/ledger/charge-store.ts';
import { postCharge } from '../domains/lending/circulation/ledger/post-charge.ts';
import { postPayment, postWaiver } from '../domains/lending/circulation/ledger/post-credit.ts';
import { POSTING_LISTENERS } from '../domains/lending/circulation/posting-listeners.ts';
import { newRequestNumber } from '../domains/lending/circulation/requests/request-number.ts';
import type { PatronTable } from '../domains/lending/circulation/tables.ts';
import { addCaptcha } from '../domains/people/auth/captcha-store.ts';
import { type Clock, later } from '../platform/clock.ts';
import { toJson } from '../platform/db/codecs.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { CREATED, next, type Some, TENANT } from './built-rows.ts';
import { buildBib, buildItem, buildLibrary } from './catalogue-builders.ts';

/**
 * Rows for tests, each with its own prerequisites: `buildLoan(db)` also makes a patron, a bib, an item and the rule that let it be
 * lent. What a test does not name is ordinary. The default tenant is 1001 (`alpha`).
 */

export async function buildPatronGroup(db: Db, given: Some<'patron_group'> = {}) {
  const names = toJson({ 'zh-CN': '本科生', 'en-US': 'Undergraduates' });
  const row = { tenant_id: TENANT, code: 'undergraduate', names, max_loans: null, ...given };
  await db
    .insertInto('patron_group')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  return row;
}

/** Thirty days, three renewals of thirty days, 10 for each open day overdue and at most 2000. */
export async function buildLoanRule(db: Db, given: Some<'loan_rule'> = {}) {
  const row = {
    tenant_id: TENANT,
    patron_group: 'undergraduate',
    item_type: 'book',
    loanable: 1 as const,
    loan_days: 30,
    renew_days: 30,
    max_renewals: 3,
    max_loans: null,
    fine_per_day: 10,
    fine_cap: 2000,
    ...given,
  };
  await db
    .insertInto('item_type')
    .values({
      tenant_id: row.tenant_id,
      code: row.item_type,
      names: toJson({ 'zh-CN': '图书', 'en-US': 'Book' }),
    })
    .onConflict((same) => same.doNothing())
    .execute();
  await db
    .insertInto('loan_rule')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  return row;
}

/** A patron of the portal's own circulation, with the account that the reader signs in to; both have the same id. */
export async function buildPatron(
  db: Db,
  given: Some<'patron'> & Omit<Some<'account'>, keyof PatronTable> = {},
) {
  const primaryId = given.primary_id ?? next('R');
  const {
    patron_group = 'undergraduate',
    status = 'normal' as const,
    expires_on = null,
    relends = 0 as const,
    ...rest
  } = given;
  const account = {
    id: newId(),
    tenant_id: TENANT,
    primary_id: primaryId,
    primary_id_form: formBeside(primaryId),
    name: `Reader ${primaryId}`,
    library_code: 'MAIN',
    password_hash: '',
    password_changed_at: null,
    must_change_password: 0 as const,
    email: `${primaryId.toLowerCase()}@example.org`,
    email_verified: 0 as const,
    phone: '',
    phone_verified: 0 as const,
    picture_file: '',
    expert: 0 as const,
    tour_seen: 0 as const,
    pda_rule_seen: 0 as const,
    created_at: CREATED,
    updated_at: CREATED,
    ...rest,
  };
  const { id, tenant_id, primary_id, primary_id_form, name, library_code, created_at, updated_at } = account;
  const person = { id, tenant_id, primary_id, primary_id_form, name, library_code, created_at, updated_at };
  await buildLibrary(db, { tenant_id, code: library_code });
  await buildPatronGroup(db, { tenant_id, code: patron_group });
  await buildLoanRule(db, { tenant_id, patron_group });
  const patron = { ...person, patron_group, status, expires_on, relends };
  await db.insertInto('patron').values(patron).execute();
  await db.insertInto('account').values(account).execute();
  return { ...account, ...patron };
}

/** A card of a patron, in use unless the test says otherwise. */
export async function buildCard(db: Db, given: Some<'patron_card'> & { readonly patron_id: string }) {
  const number = given.number ?? next('card-');
  const card = {
    tenant_id: TENANT,
    number,
    number_form: formBeside(number),
    state: 'active' as const,
    issued_at: CREATED,
    ended_at: null,
    ...given,
  };
  await db.insertInto('patron_card').values(card).execute();
  return card;
}

/** A block of a patron for a time that runs on 2 March 2026, the day of the tests. */
export async function buildBlock(db: Db, given: Some<'patron_block'> & { readonly patron_id: string }) {
  const block = {
    tenant_id: TENANT,
    id: newId(),
    first_day: '2026-03-01',
    last_day: '2026-03-09',
    reason: 'Torn pages',
    set_at: CREATED,
    lifted_at: null,
    lift_reason: '',
    ...given,
  };
  await db.insertInto('patron_block').values(block).execute();
  return block;
}

/** A session of a patron that does not end during a test; answers its token. */
export async function buildSession(
  db: Db,
  patron: { readonly id: string; readonly tenant_id: string },
): Promise<string> {
  return openSession(db, {
    tenant_id: patron.tenant_id,
    actor_kind: 'patron',
    actor_id: patron.id,
    created_at: CREATED,
    expires_at: '2036-01-01T00:00:00.000Z',
  });
}

/** A passkey whose private key nobody has. */
export async function buildPasskey(db: Db, given: Some<'passkey'> & { readonly patron_id: string }) {
  const passkey = {
    tenant_id: TENANT,
    id: newId(),
    user_handle: 'handle',
    credential_id: next('credential-'),
    public_key: '',
    use_count: 0,
    transports: '[]',
    synced: 0 as const,
    name: 'Chrome, Windows',
    created_at: CREATED,
    last_used_at: null,
    ...given,
  };
  await db.insertInto('passkey').values(passkey).execute();
  return passkey;
}

/** An open loan, lent on 10 February 2026 and due on 12 March 2026: not overdue when test clocks start. */
export async function buildLoan(db: Db, given: Some<'loan'> = {}) {
  const tenant_id = given.tenant_id ?? TENANT;
  const patron_id = given.patron_id ?? (await buildPatron(db, { tenant_id })).id;
  const item = given.item_id
    ? { id: given.item_id, bib_id: given.bib_id ?? (await bibOfItem(db, given.item_id)) }
    : await buildItem(db, { tenant_id, ...(given.bib_id !== undefined && { bib_id: given.bib_id }) });
  const row = {
    id: newId(),
    library_code: 'MAIN',
    checked_out_at: '2026-02-10T02:00:00.000Z',
    due_date: '2026-03-12',
    returned_at: null,
    renewals: 0,
    last_renewed_at: null,
    ...given,
    tenant_id,
    patron_id,
    item_id: item.id,
    bib_id: item.bib_id,
  };
  await db.insertInto('loan').values(row).execute();
  return row;
}

/** A reservation of another reader, in the queue of a title (or for one item, where `wanted_item_id` is given). */
export async function buildRequest(db: Db, given: Some<'request'> = {}) {
  const tenant_id = given.tenant_id ?? TENANT;
  const patron_id = given.patron_id ?? (await buildPatron(db, { tenant_id })).id;
  const item_id = given.wanted_item_id ?? given.item_id;
  const bib_id =
    given.bib_id ?? (item_id ? await bibOfItem(db, item_id) : (await buildBib(db, { tenant_id })).id);
  const row = {
    id: newId(),
    number: newRequestNumber(new Date('2026-02-20T08:00:00.000Z')),
    kind: 'reservation' as const,
    step: 'reserving' as const,
    wanted_item_id: null,
    volume: '',
    item_id: null,
    pickup_library: 'MAIN',
    priority: 0,
    placed_at: '2026-02-20T08:00:00.000Z',
    placed_on: '2026-02-20',
    step_since: '2026-02-20T08:00:00.000Z',
    kept_until: null,
    wanted_until: null,
    suspended_until: null,
    moves_at: null,
    ended_at: null,
    holder_id: null,
    address: null,
    contact: '',
    notify_by: '[]',
    comments: '',
    ...given,
    tenant_id,
    patron_id,
    bib_id,
  };
  await db.insertInto('request').values(row).execute();
  return row;
}

/** The editions that a request waits for, where it waits for several; that of its bib is one of them. */
export async function buildEditionsOf(db: Db, requestId: string, bibIds: readonly string[]): Promise<void> {
  const rows = bibIds.map((bib_id) => ({ request_id: requestId, bib_id, tenant_id: TENANT }));
  await db.insertInto('request_edition').values(rows).execute();
}

/** A posted fine of 300 minor units. With kind `payment` or `waiver` a negative amount covers the fines that are open. */
export async function buildFineEntry(
  db: Db,
  given: Partial<{
    readonly tenant_id: string;
    readonly patron_id: string;
    readonly loan_id: string | null;
    readonly kind: ChargeKind | 'payment' | 'waiver';
    readonly amount: number;
    readonly method: string;
    readonly note: string;
    readonly posted_at: string;
  }> = {},
) {
  const { tenant_id = TENANT, loan_id: loanId = null, kind = 'overdue', method = '', note = '' } = given;
  const { amount = 300, posted_at: now = '2026-02-01T02:00:00.000Z' } = given;
  const patronId = given.patron_id ?? (await buildPatron(db, { tenant_id })).id;
  const context = { tenantId: tenant_id, now, policy: { currency: 'CNY' }, listeners: POSTING_LISTENERS };
  return inTransaction(db, async (tx) => {
    if (kind === 'payment') {
      return {
        id: await postPayment(tx, context, { patronId, amount: -amount, method }),
        patron_id: patronId,
      };
    }
    if (kind !== 'waiver') {
      const id = (await postCharge(tx, context, { kind, patronId, loanId, amount, note })) ?? '';
      return { id, patron_id: patronId };
    }
    const chargeIds = (await listCharges(tx, tenant_id, patronId)).map(({ id }) => id);
    await postWaiver(tx, context, { patronId, chargeIds, most: -amount, note });
    return { id: '', patron_id: patronId };
  });
}

export async function buildGuarantee(
  db: Db,
  guarantee: { readonly guarantor_id: string; readonly guaranteed_id: string },
) {
  await db
    .insertInto('guarantee')
    .values({ tenant_id: TENANT, created_at: CREATED, ...guarantee })
    .execute();
}

/** Closes a library on days; all libraries with an empty code. */
export async function buildClosedDays(db: Db, days: readonly string[], libraryCode = '', tenantId = TENANT) {
  const closed = { tenant_id: tenantId, library_code: libraryCode, hours: '', names: '{}' };
  const rows = days.map((day) => ({ ...closed, day }));
  await db.insertInto('opening_exception').values(rows).execute();
}

/** A verification code of a minute, and its answer. It is good for every form. */
export async function buildCaptcha(db: Db, clock: Clock, given: Some<'captcha'> = {}) {
  const answer = given.answer ?? 'code';
  const expires_at = later(clock.now(), 60);
  const codeKey = await addCaptcha(db, {
    tenant_id: TENANT,
    work_bits: 0,
    scene: CAPTCHA_SCENES.resetOrBind,
    expires_at,
    ...given,
    answer,
  });
  return { codeKey, verifyCode: answer };
}

async function bibOfItem(db: Db, itemId: string): Promise<string> {
  const row = await db.selectFrom('item').select('bib_id').where('id', '=', itemId).executeTakeFirstOrThrow();
  return row.bib_id;
}
