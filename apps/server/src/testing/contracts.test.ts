import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@lectern/contracts/catalogue';
import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaffMember } from '../domains/staff/staff-store.ts';
import { CALLS } from '../domains.ts';
import { later } from '../platform/clock.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SHARED_DATA =
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

let app: TestApp;
/** Staff without any permission: the other role for every call. */
let powerlessToken: string;
let patronToken: string;

beforeAll(async () => {
  app = await createTestApp();
  const { db, clock } = app.deps;
  const now = clock.now();
  const staffId = await addStaffMember(db, '1001', {
    account: 'powerless',
    name: 'Powerless',
    passwordHash: 'none',
    role: 'nothing',
    permissions: [],
    now: now.toISOString(),
  });
  const session = { tenant_id: '1001', created_at: now.toISOString(), expires_at: later(now, 3600) };
  powerlessToken = await openSession(db, { ...session, actor_kind: 'staff', actor_id: staffId });
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
  return method === 'GET'
    ? app.inject({
        url: `${contract.path}?${new URLSearchParams(payload as Record<string, string>).toString()}`,
        method,
        headers,
      })
    : app.inject({ url: contract.path, method, headers, payload: payload as object });
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
      const tokens = contract.access === 'patron' ? [powerlessToken] : [powerlessToken, patronToken];
      for (const token of tokens) {
        const response = await send(contract, {}, token);
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ success: false, errCode: 'FORBIDDEN' });
      }
    },
  );

  it.each(named)('$name names the field of malformed input', async ({ contract }) => {
    const malformed = malformedInput(contract);
    if (!malformed) return;
    const response = await send(contract, malformed.input, tokenFor(contract));
    expect(response.statusCode).toBe(
      contract.access === 'public' || contract.access === 'patron' ? 400 : 403,
    );
    if (response.statusCode === 400) {
      expect(response.json()).toMatchObject({
        errCode: 'INPUT_INVALID',
        details: { field: expect.stringContaining(malformed.field) },
      });
    }
  });

  it.each(named.filter(({ contract }) => contract.methods[0] === 'POST'))(
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

function tokenFor(contract: AnyEndpoint): string | undefined {
  if (contract.access === 'public') return undefined;
  return contract.access === 'patron' ? patronToken : powerlessToken;
}

/** Text where the first field that minds text expects something else; undefined for a call that takes no input. */
function malformedInput(
  contract: AnyEndpoint,
): { readonly input: Record<string, unknown>; readonly field: string } | undefined {
  const parser = parserOf(contract.input);
  const shape = (parser as unknown as { readonly shape?: Record<string, unknown> }).shape ?? {};
  for (const hostile of ['\u0000', 'x'.repeat(6000)]) {
    for (const field of Object.keys(shape)) {
      const input = { [field]: hostile };
      const issues = parser.safeParse(input).error?.issues ?? [];
      if (issues[0]?.path[0] === field) return { input, field };
    }
  }
  return undefined;
}

interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
}

describe('the specification', () => {
  const file = join(SHARED_DATA, '../spec/calls.json');

  it.skipIf(!existsSync(file))(
    `is followed in path and methods by every call of its own (skipped without ${'spec/calls.json'})`,
    () => {
      const specified = JSON.parse(readFileSync(file, 'utf8')) as SpecifiedCall[];
      const methodsOf = new Map(specified.map(({ path, method }) => [path, method.split('|').sort()]));
      const ours = CATALOGUE.filter(({ origin }) => origin === 'spec');
      for (const { path, methods } of ours)
        expect([path, [...methods].sort()]).toEqual([path, methodsOf.get(path)]);
      process.stdout.write(`${ours.length} of ${specified.length} calls\n`);
    },
  );
});
