import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { type Access, isForPatrons, isForStaff, permissionOf } from '@lectern/contracts/kernel/access';
import { addressOf } from '@lectern/contracts/kernel/client';
import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../domains.ts';
import { later } from '../platform/clock.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { fieldsOf, requiredInput } from './contract-inputs.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SHARED_DATA =
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

let app: TestApp;
/** Staff without any permission: the other role for every call. */
let powerlessToken: string;
/** Staff with every permission. */
let staffToken: string;
let patronToken: string;

beforeAll(async () => {
  app = await createTestApp();
  const { db, clock } = app.deps;
  const now = clock.now();
  powerlessToken = await openStaffSession(app, []);
  staffToken = await openStaffSession(app, PERMISSIONS);
  const session = { tenant_id: '1001', created_at: now.toISOString(), expires_at: later(now, 90 * 86_400) };
  patronToken = await openSession(db, { ...session, actor_kind: 'patron', actor_id: 'nobody' });
});
afterAll(() => app.close());

async function send(contract: AnyEndpoint, payload: unknown, token?: string) {
  const [method] = contract.methods;
  const headers = {
    [HEADERS.mappingPath]: 'alpha',
    [HEADERS.language]: 'en_US',
    ...(token && { [HEADERS.session]: token }),
  };
  const path = addressOf(contract, payload, false);
  const inQuery = `${path}?${new URLSearchParams(payload as Record<string, string>).toString()}`;
  if (contract.kind === 'upload') {
    const type = { 'content-type': contract.mediaTypes[0] };
    return app.inject({ url: inQuery, method: 'POST', headers: { ...headers, ...type }, payload: 'file' });
  }
  return method === 'GET'
    ? app.inject({ url: inQuery, method, headers })
    : app.inject({ url: path, method, headers, payload: payload as object });
}

const named = CATALOGUE.map((contract) => ({
  name: `${contract.methods.join('|')} ${contract.path}`,
  contract,
}));

describe('every contract', () => {
  it('is implemented exactly once', () => {
    const implemented = CALLS.map(({ contract }) => contract.path).sort();
    expect(implemented).toEqual(CATALOGUE.map(({ path }) => path).sort());
  });

  it.each(CATALOGUE.filter((contract) => contract.kind !== 'upload' && contract.idempotent))(
    'acts on POST alone where it takes an idempotency key: $path',
    async ({ path, methods }) => {
      expect(methods).toEqual(['POST']);
      const { statusCode } = await app.inject({ url: path, headers: { [HEADERS.mappingPath]: 'alpha' } });
      expect(statusCode).toBe(405);
    },
  );

  it('is alone with its methods and path', () => {
    const places = CATALOGUE.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(named.filter(({ contract }) => contract.access !== 'public'))(
    '$name refuses who has no session',
    async ({ contract }) => {
      const response = await send(contract, {});
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ success: false, errCode: '401', data: null });
    },
  );

  it.each(named.filter(({ contract }) => contract.access !== 'public'))(
    '$name refuses another role',
    async ({ contract }) => {
      for (const token of tokensOfOtherRoles(contract.access)) {
        const response = await send(contract, {}, token);
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ success: false, errCode: 'FORBIDDEN' });
      }
    },
  );

  it.each(named.filter(({ contract }) => fieldsOf(contract).length > 0))(
    '$name names the field of malformed input',
    async ({ contract }) => {
      const malformed = fieldsOf(contract).flatMap((field) => malformedIn(contract, field) ?? []);
      // A call all of whose fields take anything would pass unseen.
      expect(malformed.length).toBeGreaterThan(0);
      for (const { input, field } of malformed) {
        app.clock.advance(61);
        const response = await send(contract, input, tokenFor(contract));
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          errCode: 'INPUT_INVALID',
          details: { field: expect.stringMatching(new RegExp(`^${field}(\\.|$)`)) },
        });
      }
    },
  );

  it.each(named.filter(({ contract }) => fieldsOf(contract).length === 0))(
    '$name takes no input, whatever is sent',
    async ({ contract }) => {
      app.clock.advance(61);
      const response = await send(contract, { nothingKnown: '\u0000' }, tokenFor(contract));
      // A file, or an envelope.
      expect(response.body).not.toContain('"INPUT_INVALID"');
    },
  );

  it.each(named.filter(({ contract }) => contract.kind === 'upload'))(
    '$name reads nothing before it knows who sends it',
    async ({ contract }) => {
      const file = new Readable({ read: () => expect.unreachable('the file was read') });
      const response = await app.inject({
        url: contract.path,
        method: 'POST',
        headers: { 'content-type': 'image/png', [HEADERS.mappingPath]: 'alpha' },
        payload: file,
      });
      expect(response.statusCode).toBe(401);
    },
  );

  it.each(named.filter(({ contract: { kind, methods } }) => methods[0] === 'POST' && kind !== 'upload'))(
    '$name refuses what is no JSON',
    async ({ contract }) => {
      const response = await app.inject({
        url: contract.path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADERS.mappingPath]: 'alpha',
          [HEADERS.session]: tokenFor(contract) ?? '',
        },
        payload: '{"half": ',
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, errCode: 'BODY_MALFORMED' });
    },
  );
});

/** Tokens of those who may not make a call with this access. */
function tokensOfOtherRoles(access: Access): readonly string[] {
  if (!isForStaff(access)) return [powerlessToken];
  return permissionOf(access) ? [powerlessToken, patronToken] : [patronToken];
}

/** The token of somebody who may make the call. */
function tokenFor(contract: AnyEndpoint): string | undefined {
  if (contract.access === 'public') return undefined;
  return isForPatrons(contract.access) ? patronToken : staffToken;
}

/** Input in which this field alone is wrong, as text where it expects something else; undefined for a field that takes any text. */
function malformedIn(contract: AnyEndpoint, field: string) {
  const parser = parserOf(contract.input);
  return ['\u0000', 'x'.repeat(6000), 'x'.repeat(70_000)]
    .map((hostile) => ({ input: { ...requiredInput(contract), [field]: hostile }, field }))
    .find(({ input }) => {
      const { error } = parser.safeParse(input);
      return error?.issues.length && error.issues.every(({ path }) => path[0] === field);
    });
}

interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
}

describe('the specification', () => {
  const file = join(SHARED_DATA, '../spec/calls.json');

  it.skipIf(!existsSync(file))(
    'is followed: each of its calls is there, by its path and methods (skipped without spec/calls.json)',
    () => {
      const specified = JSON.parse(readFileSync(file, 'utf8')) as SpecifiedCall[];
      const methodsOf = new Map(specified.map(({ path, method }) => [path, method.split('|').sort()]));
      const ours = CATALOGUE.filter(({ origin }) => origin === 'spec');
      for (const { path, methods } of ours) {
        // Passwords, codes and addresses do not belong into an address line: a call may take POST besides GET.
        const besides = methods.includes('POST') && methods.includes('GET') ? ['POST'] : [];
        const expected = new Set([...(methodsOf.get(path) ?? []), ...besides]);
        // What pays or books acts on POST only, whatever verb is left open (docs/integrate.md, "Calls that act").
        if (methods.join() === 'POST' && expected.has('POST')) expected.delete('GET');
        expect([path, [...methods].sort()]).toEqual([path, [...expected].sort()]);
      }
      const paths = new Set<string>(ours.map(({ path }) => path));
      expect(specified.filter(({ path }) => !paths.has(path)).map(({ path }) => path)).toEqual([]);
    },
  );
});
