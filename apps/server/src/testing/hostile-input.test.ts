import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons } from '@lectern/contracts/kernel/access';
import { addressOf } from '@lectern/contracts/kernel/client';
import type { AnyEndpoint, Method } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { LOANS_NOT_RENEWED } from '@lectern/contracts/lending/loans/errors';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createThingsKeeper } from '../domains/discovery/search-index/things/keep-things.ts';
import { addStaffMember } from '../domains/people/staff/add-staff-member.ts';
import { later } from '../platform/clock.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from './builders.ts';
import { fieldsOf, plausibleInput } from './contract-inputs.ts';
import { mayChangeState, watchDatabase } from './database-state.ts';
import { HUGE_VALUES, hostileText, hostileValue, NO_OBJECTS } from './hostile-values.ts';
import { createPagesKeeper } from './index-pages.ts';
import { indexTenant } from './index-tenant.ts';
import { STRICTER_CALLS } from './stricter-calls.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { describeOnEachDatabase } from './test-database.ts';

const RUNS = 10;
/** Of the huge values, how many each call gets in `npm test`: each value goes to every fourth call. */
const HUGE_IN_SHORT = 2;

const calls = CATALOGUE.flatMap((contract) =>
  contract.methods.map((method) => ({ name: `${method} ${contract.path}`, contract, method })),
);

/** Refusals of a whole list, which say of each row why. */
const WITH_ROWS: readonly string[] = [LOANS_NOT_RENEWED.code];
/** What refusals answer besides their code, where the specification says it. */
const DATA = new Map(
  CATALOGUE.flatMap(({ errors }) => errors.map(({ code, data }) => [code, data] as const)),
);

describeOnEachDatabase('hostile input', (kind) => {
  let app: TestApp;
  let state: () => Promise<Readonly<Record<string, string>>>;
  /** Whether any statement changed rows since the state was known: comparing after each of thousands of calls takes too long. */
  let written = true;
  let known: Readonly<Record<string, string>>;
  let tokens: { readonly patron: string; readonly staff: string };

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      onStatement(sql) {
        if (mayChangeState(sql)) written = true;
      },
    });
    const { db, clock } = app.deps;
    const patron = await buildPatron(db);
    await buildFineEntry(db, { patron_id: patron.id });
    await buildLoan(db, { patron_id: patron.id });
    await indexTenant(app.deps, '1001');
    await createThingsKeeper(app.deps).rebuild('1001');
    await createPagesKeeper(app.deps).rebuild('1001');
    const now = clock.now();
    const staffId = await addStaffMember(db, '1001', {
      account: 'librarian',
      name: 'Librarian',
      passwordHash: 'none',
      role: 'everything',
      permissions: PERMISSIONS,
      now: now.toISOString(),
    });
    const session = { tenant_id: '1001', created_at: now.toISOString(), expires_at: later(now, 90 * 86_400) };
    tokens = {
      patron: await buildSession(db, patron),
      staff: await openSession(db, { ...session, actor_kind: 'staff', actor_id: staffId }),
    };
    state = await watchDatabase(db);
    known = await state();
  });
  afterAll(() => app.close());

  function headersFor(contract: AnyEndpoint): Record<string, string> {
    const token = isForPatrons(contract.access) ? tokens.patron : tokens.staff;
    return {
      [HEADERS.mappingPath]: 'alpha',
      [HEADERS.language]: 'en_US',
      ...(contract.access !== 'public' && { [HEADERS.session]: token }),
    };
  }

  function send(contract: AnyEndpoint, method: Method, input: string, more: Record<string, string> = {}) {
    // Each in a window of its own, so that no limit of calls answers in place of the call.
    app.clock.advance(61);
    const headers = { ...headersFor(contract), ...more };
    // Beside a file, the input is in the query.
    const path = addressOf(contract, plausibleInput(contract), contract.kind === 'upload');
    return method === 'GET'
      ? app.inject({ url: `${path}?${input}`, method, headers })
      : app.inject({
          url: path,
          method,
          headers: { 'content-type': 'application/json', ...headers },
          payload: input,
        });
  }

  /** Refused in words, with nothing changed; or answered. */
  async function expectSense(response: LightMyRequestResponse, refused = false): Promise<void> {
    const answer = `${response.statusCode} ${response.body.slice(0, 200)}`;
    expect(response.statusCode, answer).toBeLessThan(500);
    if (response.statusCode >= 300) {
      const body = response.json();
      expect(body, answer).toMatchObject({ success: false });
      if (!WITH_ROWS.includes(body.errCode)) expect(body.data, answer).toBe(DATA.get(body.errCode) ?? null);
      expect(body.errCode, answer).toMatch(/^(401|[A-Z_]+)$/);
      expect(body.message, answer).toMatch(/\S/);
      if (written) expect(await state(), answer).toEqual(known);
      written = false;
    } else {
      expect(refused, answer).toBe(false);
      // What a call does that was well formed is no matter of this test, but nobody stays signed out.
      if (!written) return;
      await app.deps.db.updateTable('session').set({ revoked_at: null, closing_at: null }).execute();
      known = await state();
      written = false;
    }
  }

  it.each(calls)('$name stands any value in any field', async ({ contract, method }) => {
    const plausible = plausibleInput(contract);
    const fields = [...fieldsOf(contract), 'nothingKnown', 'constructor', 'hasOwnProperty'];
    const changes = fc.dictionary(
      fc.constantFrom(...fields),
      method === 'GET' ? fc.oneof(hostileText, fc.array(hostileText, { maxLength: 3 })) : hostileValue,
      { minKeys: 1, maxKeys: 3, noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const input = { ...plausible, ...changed };
        const sent = method === 'GET' ? queryOf(input) : JSON.stringify(input);
        const response = await send(contract, method, sent);
        if (!STRICTER_CALLS.includes(contract.path)) expect(response.statusCode).not.toBe(401);
        await expectSense(response);
      }),
      { numRuns: fields.length === 3 ? 5 : RUNS },
    );
  });

  const posts = calls
    .filter(({ method }) => method === 'POST')
    .map((call, place) => ({ ...call, huge: hugeValuesFor(place) }));

  it.each(posts)(
    '$name stands bodies that are huge, deep or no object',
    async ({ contract, method, huge }) => {
      const plausible = JSON.stringify(plausibleInput(contract)).slice(1, -1);
      const fields = fieldsOf(contract);
      for (const body of NO_OBJECTS) await expectSense(await send(contract, method, body));
      for (const value of huge) {
        const field = fields[HUGE_VALUES.indexOf(value) % fields.length] ?? 'nothingKnown';
        const body = `{${plausible}${plausible && ','}"${field}":${value.json}}`;
        await expectSense(await send(contract, method, body));
      }
      const most = contract.kind === 'upload' ? contract.maxBytes : 1_100_000;
      const tooLarge = `{"nothingKnown":"${'a'.repeat(most)}"}`;
      const refused = await send(contract, method, tooLarge);
      expect(refused.statusCode).toBe(413);
      await expectSense(refused, true);
    },
  );

  it.each(posts)('$name refuses what calls itself something else than JSON', async ({ contract, method }) => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'no type']) {
      await expectSense(await send(contract, method, '{}', { 'content-type': type }), true);
    }
  });

  it.each(calls.filter(({ method }) => method === 'GET'))(
    '$name stands broken and repeated keys in its query',
    async ({ contract, method }) => {
      const [field = 'rows'] = fieldsOf(contract);
      const queries = [
        `${field}=%`,
        `${field}=%zz`,
        `${field}=%ED%A0%80`,
        `${field}=%00`,
        `${field}=%C0%AF`,
        Array.from({ length: 5000 }, () => `${field}=a`).join('&'),
        `__proto__=a&constructor=b&${field}[]=a&${field}[a]=b`,
        `${'&'.repeat(1000)}=&==`,
      ];
      for (const query of queries) await expectSense(await send(contract, method, query));
    },
  );

  it('stands any text in the headers that it reads', async () => {
    const contract = CATALOGUE.find(({ access }) => access === 'patron')!;
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
      fc.constantFrom('x'.repeat(8000), '/../', '__proto__', "' OR 1=1 --", ',,,', 'zh_CN'.repeat(500)),
    );
    const read = Object.values(HEADERS);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...read), anyText, async (header, value) => {
        const [method] = contract.methods;
        const input = method === 'GET' ? '' : '{}';
        await expectSense(await send(contract, method, input, { [header]: value }));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a path that is no percent-encoding', '/find/%zz', 400],
    ['a path that nobody has', '/find/nothing', 404],
    ['a path of 10,000 letters', `/${'x'.repeat(10_000)}`, 404],
    ['a path that climbs', '/../../../etc/passwd', 404],
  ])('refuses %s', async (_name, url, status) => {
    const response = await app.inject({ url, headers: { [HEADERS.mappingPath]: 'alpha' } });
    expect(response.statusCode).toBe(status);
    await expectSense(response, true);
  });

  it('refuses headers that are too large and what is no HTTP in its own words, too', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/find/homePage/info`, {
      headers: { [HEADERS.mappingPath]: 'x'.repeat(100_000) },
    });
    expect(response.status).toBe(431);
    expect(await response.json()).toMatchObject({ success: false, errCode: 'HEADERS_TOO_LARGE' });
    expect(await rawAnswer(Number(new URL(address).port), 'no HTTP at all\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[^{]*\{"success":false,"errCode":"BODY_MALFORMED"/,
    );
  });
});

/** The huge values that a call is sent: all in `npm run test:long`. */
function hugeValuesFor(place: number): typeof HUGE_VALUES {
  if (process.env.LECTERN_TEST_CIRCLE !== 'test') return HUGE_VALUES;
  const first = (place * HUGE_IN_SHORT) % HUGE_VALUES.length;
  return HUGE_VALUES.slice(first, first + HUGE_IN_SHORT);
}

/** All that a server answers to bytes. */
async function rawAnswer(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

/** A query string of texts and lists, percent-encoded as bytes, lone surrogates too. */
function queryOf(input: Readonly<Record<string, unknown>>): string {
  return Object.entries(input)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]))
    .map((pair) => pair.map((text) => encodeURIComponent(text!.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'))))
    .map((pair) => pair.join('='))
    .join('&');
}
