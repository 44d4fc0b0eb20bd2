import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons, isForStaff } from '@lectern/contracts/kernel/access';
import type { AnyEndpoint, Method } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { signOutElsewhere } from '@lectern/contracts/people/handover/sign-out-elsewhere';
import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { makeList } from '@lectern/contracts/shelf/booklists/make-list';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Background, startBackground } from '../background.ts';
import { writeWaiting } from '../domains/shelf/activity/note-activity.ts';
import type { Schema } from '../platform/db/schema.ts';
import { resumeSession } from '../platform/sessions/sessions.ts';
import { requiredInput } from './contract-inputs.ts';
import { comparableAnswer, inputQuery, inputsThatName } from './naming-inputs.ts';
import { tenantBlindStatements } from './tenant-blind-statements.ts';
import { buildTenantWorld, type TenantWorld } from './tenant-world.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { describeOnEachDatabase } from './test-database.ts';

const WITHIN = { timeout: 30_000, interval: 20 };

/** Rows that the background makes or ends when their time has come, while the clock of this test runs on for weeks. */
const CHANGING_BY_THEMSELVES = [
  'job',
  'outbox_event',
  'attempt_counter',
  'captcha',
  'click_count',
  'daily_sum',
  'daily_sum_state',
  'idempotency',
  'message',
  'message_day',
  'message_order',
  'notice',
  'page_index',
  'ranking_made',
  'ranking_place',
  'things_index',
];

/** Calls that keep any name that is typed: what the caller named is then their own. */
const KEEPS_NAMES: readonly AnyEndpoint[] = [
  putRole,
  putStaffMember,
  putAmnesty,
  addFolder,
  makeList,
  addSubscription,
  putCourse,
  sendFeedback,
  putTopic,
  putLibraryList,
  putEresource,
  putTerm,
];

/** What alpha is told besides its secrets, each with its mark. */
const WORDS = [
  'footer',
  'menu',
  'hot',
  'branch',
  'songs, volume 2',
  'shelf',
  'guaranteed',
  'Reader',
  'sought',
  'history',
  'target',
  'browser',
];

const calls = CATALOGUE.flatMap((contract) =>
  contract.methods.map((method) => ({ name: `${method} ${contract.path}`, contract, method })),
);

describeOnEachDatabase('a tenant', (kind) => {
  let app: TestApp;
  let background: Background;
  let alpha: TenantWorld;
  let beta: TenantWorld;
  const statements = new Set<string>();
  /** Whether attempts were counted since the counters were empty. */
  let counted = true;
  let notTold: readonly string[];
  let ownRows: Record<string, unknown>;

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      onStatement(sql) {
        statements.add(sql);
        counted ||= sql.includes('"attempt_counter"');
      },
    });
    alpha = await buildTenantWorld(app, { id: '1001', mappingPath: 'alpha', mark: 'Quetzal' });
    beta = await buildTenantWorld(app, { id: '1002', mappingPath: 'beta', mark: 'Narwhal' });
    // What the builders of tests ask is no matter of the product.
    statements.clear();
    background = await startBackground(app.deps);
    for (const { id } of [alpha, beta]) {
      await vi.waitFor(
        async () => expect(await app.deps.search.status(id)).toMatchObject({ documents: 2 }),
        WITHIN,
      );
    }
    notTold = await walkOwn(alpha);
    await writeWaiting(app.deps);
    await noteSessionsOf(alpha);
    ownRows = await rowsOf('1001');
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
  });

  interface Caller {
    readonly mappingPath: string;
    readonly token?: string;
  }

  async function send(
    { contract, method }: { readonly contract: AnyEndpoint; readonly method: Method },
    input: Readonly<Record<string, unknown>>,
    caller: Caller,
  ): Promise<string> {
    // No limit of calls or failures answers in place of the call, and no row of the other has its time come meanwhile.
    app.clock.advance(secondsBetween(contract));
    if (counted) {
      await app.deps.db.deleteFrom('attempt_counter').where('tenant_id', '=', '1002').execute();
      counted = false;
    }
    const headers = {
      [HEADERS.mappingPath]: caller.mappingPath,
      [HEADERS.language]: 'en_US',
      ...(caller.token && { [HEADERS.session]: caller.token }),
    };
    const response =
      method === 'GET'
        ? await app.inject({ url: `${contract.path}?${inputQuery(input)}`, method, headers })
        : await app.inject({ url: contract.path, method, headers, payload: input });
    if (response.statusCode >= 500) expect.fail(`${contract.path} ${response.statusCode} ${response.body}`);
    return `${response.statusCode} ${response.body}`;
  }

  /** How far apart calls are that never meet the limit of their contract. */
  function secondsBetween({ rateLimit }: AnyEndpoint): number {
    return Math.ceil(rateLimit.windowSeconds / rateLimit.max);
  }

  /** A caller for each kind of session that a tenant's people have, where it gets further than another. */
  function callersOf(world: TenantWorld, contract: AnyEndpoint): Caller[] {
    const { mappingPath, patronToken, staffToken } = world;
    if (contract.access === 'public') return [{ mappingPath }, { mappingPath, token: patronToken }];
    return [{ mappingPath, token: isForPatrons(contract.access) ? patronToken : staffToken }];
  }

  /** Waits until the sessions of a tenant are noted as used now. A note of an earlier use that comes later changes nothing. */
  async function noteSessionsOf({ patronToken, staffToken }: TenantWorld): Promise<void> {
    app.clock.advance(61);
    const now = app.clock.now();
    for (const token of [patronToken, staffToken]) {
      await vi.waitFor(async () => {
        const session = await resumeSession(app.deps.db, token, now);
        expect(session?.last_seen_at).toBe(now.toISOString());
      }, WITHIN);
    }
  }

  /** All but the calls that end the session of the caller. */
  const quiet = ({ path }: AnyEndpoint) =>
    ![signOut, closeWindow, signOutElsewhere, closeStaffSession].some((ending) => ending.path === path);

  const keepsNames = ({ path }: AnyEndpoint) => KEEPS_NAMES.some((keeping) => keeping.path === path);

  /**
   * Lets a tenant's own people make each call with nothing special and with the mark in each field, and with the other secrets until all is
   * told that another tenant must not be told. Returns what was not.
   */
  async function walkOwn(world: TenantWorld): Promise<readonly string[]> {
    const { captcha: _captcha, staffAccount: _account, ...secrets } = world.secrets;
    const missing = new Set([...Object.values(secrets), ...WORDS.map((word) => `${world.mark} ${word}`)]);
    const hear = (answer: string) => {
      if (!answer.startsWith('200')) return;
      for (const text of missing) if (answer.includes(text)) missing.delete(text);
    };
    const own = calls.filter(({ contract }) => quiet(contract));
    for (const secret of new Set([world.mark, ...Object.values(world.secrets)])) {
      for (const call of own) {
        if (secret !== world.mark && missing.size === 0) return [];
        const inputs = inputsThatName(call.contract, secret);
        if (secret === world.mark) inputs.unshift(requiredInput(call.contract));
        for (const caller of callersOf(world, call.contract)) {
          for (const input of inputs) hear(await send(call, input, caller));
        }
      }
    }
    return [...missing];
  }

  it('is told its own by the calls of this walk, so that another would be told, too', () => {
    expect(notTold).toEqual([]);
  });

  it.each(calls.filter(({ contract }) => !keepsNames(contract)))(
    '$name tells another tenant nothing, whatever it names',
    async (call) => {
      const { contract } = call;
      const callers = callersOf(beta, contract);
      for (const caller of callers) {
        expect(await send(call, requiredInput(contract), caller)).not.toMatch(/quetzal/i);
      }
      for (const secret of Object.values(alpha.secrets)) {
        // Something that nobody has, of the same form: the answers may not differ.
        const unknown = secret.replace('Quetzal', 'Caracal').replace(/-[0-9a-f]{12}$/, '-ffffffffffff');
        const ofUnknown = inputsThatName(contract, unknown);
        for (const [at, input] of inputsThatName(contract, secret).entries()) {
          // The background may write between two answers: a difference counts when it stays.
          for (let left = 2; ; left--) {
            const answer = comparableAnswer(await send(call, input, callers[0]!), secret);
            const said = Object.values(alpha.secrets).filter((named) => answer.includes(named));
            expect(said, answer).toEqual([]);
            expect(answer).not.toMatch(/quetzal/i);
            const other = comparableAnswer(await send(call, ofUnknown[at]!, callers[0]!), unknown);
            if (left === 0) expect(answer).toBe(other);
            if (answer === other) break;
          }
        }
      }
      await app.deps.db
        .updateTable('session')
        .set({ revoked_at: null, closing_at: null })
        .where('tenant_id', '=', '1002')
        .execute();
    },
  );

  it.each(calls)('$name follows the session, not the path, and refuses another group code', async (call) => {
    const { contract, method } = call;
    if (contract.tenantFrom === 'input' || !quiet(contract)) return;
    const token = isForStaff(contract.access) ? beta.staffToken : beta.patronToken;
    const answer = await send(call, requiredInput(contract), { mappingPath: 'alpha', token });
    expect(answer).not.toMatch(/quetzal/i);
    const refused = await app.inject({
      url: contract.path,
      method,
      headers: { [HEADERS.session]: token, [HEADERS.groupCode]: '1001' },
    });
    expect(refused.json()).toMatchObject({ errCode: 'TENANT_MISMATCH' });
  });

  it('changed nothing of the other in all this', async () => {
    expect(await rowsOf('1001')).toEqual(ownRows);
  });

  it('has an index of its own', async () => {
    const everything = { query: { kind: 'everything' }, offset: 0, limit: 100 } as const;
    const hits = async (id: string) =>
      (await app.deps.search.search(id, everything)).hits.map((hit) => hit.id);
    const [ofAlpha, ofBeta] = [await hits('1001'), await hits('1002')];
    expect(ofAlpha).toHaveLength(2);
    expect(ofBeta).toHaveLength(2);
    expect(ofAlpha.filter((id) => ofBeta.includes(id))).toEqual([]);
    expect(await app.deps.search.suggest('1002', { text: 'quet', limit: 10 })).toEqual([]);
    expect(await app.deps.search.suggest('1001', { text: 'quet', limit: 10 })).not.toEqual([]);
  });

  it('is named by every statement on its rows', async () => {
    const tables = await app.deps.db.introspection.getTables();
    const ofTenants = tables.filter(({ columns }) => columns.some(({ name }) => name === 'tenant_id'));
    expect(statements.size).toBeGreaterThan(60);
    expect(
      tenantBlindStatements(
        statements,
        ofTenants.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  async function rowsOf(tenantId: string): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown> = {};
    for (const { name, columns } of await app.deps.db.introspection.getTables()) {
      if (CHANGING_BY_THEMSELVES.includes(name) || !columns.some((column) => column.name === 'tenant_id'))
        continue;
      const stored = await app.deps.db
        .selectFrom(name as Exclude<keyof Schema, 'tenant' | 'rate_counter' | 'lease'>)
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .execute();
      // PostgreSQL gives rows in no order.
      rows[name] = stored
        .map((row) => JSON.stringify(row))
        // The key of an app that nobody confirmed expires.
        .filter((row) => !row.includes('"totp-new/'))
        .sort();
    }
    return rows;
  }
});
