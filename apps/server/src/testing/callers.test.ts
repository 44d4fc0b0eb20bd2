import { CATALOGUE } from '@lectern/contracts/catalogue';
import {
  isForPatrons,
  isForStaff,
  permissionOf,
  type SessionPurpose,
  STEP_PURPOSES,
  suffices,
} from '@lectern/contracts/kernel/access';
import { addressOf } from '@lectern/contracts/kernel/client';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later } from '../platform/clock.ts';
import { hashToken } from '../platform/hash-token.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import { buildPatron } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { requiredInput } from './contract-inputs.ts';
import { openStaffSession } from './staff-session.ts';
import { STRICTER_CALLS } from './stricter-calls.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Every kind of caller that there is. */
const CALLERS = [
  'anonymous',
  'reader',
  'reader of another tenant',
  'frozen reader',
  ...STEP_PURPOSES,
  'expired session',
  'revoked session',
  'staff without permissions',
  'staff',
] as const;
type Caller = (typeof CALLERS)[number];

/** The codes by which a caller is turned away before a call looks at its input. */
const TURNED_AWAY = ['401', 'FORBIDDEN', 'SIGN_IN_UNFINISHED', 'TENANT_MISMATCH'];

/** The code that a caller is turned away with; undefined where the call goes on. */
function turnedAway({ access }: AnyEndpoint, caller: Caller): string | undefined {
  if (access === 'public') return undefined;
  if (caller === 'anonymous' || caller === 'expired session' || caller === 'revoked session') return '401';
  if (isForStaff(access)) {
    const isEnough = caller === 'staff' || (caller === 'staff without permissions' && !permissionOf(access));
    return isEnough ? undefined : 'FORBIDDEN';
  }
  if (caller === 'staff' || caller === 'staff without permissions') return 'FORBIDDEN';
  const purpose: SessionPurpose = STEP_PURPOSES.find((one) => one === caller) ?? 'full';
  return isForPatrons(access) && suffices(purpose, access) ? undefined : 'SIGN_IN_UNFINISHED';
}

describe('every call by every caller', () => {
  let app: TestApp;
  let tokens: Readonly<Record<Caller, string | undefined>>;

  beforeAll(async () => {
    app = await createTestApp();
    const { db, clock } = app.deps;
    const now = clock.now();
    const reader = await buildPatron(db);
    const frozen = await buildPatron(db, { status: 'frozen' });
    const elsewhere = await buildPatron(db, { tenant_id: '1002' });
    const open = (
      actor: { readonly id: string; readonly tenant_id: string },
      purpose: SessionPurpose,
      seconds: number,
    ) =>
      openSession(db, {
        tenant_id: actor.tenant_id,
        actor_kind: 'patron',
        actor_id: actor.id,
        purpose,
        method: 1,
        created_at: now.toISOString(),
        expires_at: later(now, seconds),
      });
    const long = 90 * 86_400;
    tokens = {
      anonymous: undefined,
      reader: await open(reader, 'full', long),
      'reader of another tenant': await open(elsewhere, 'full', long),
      'frozen reader': await open(frozen, 'full', long),
      'second-factor': await open(reader, 'second-factor', long),
      'change-password': await open(reader, 'change-password', long),
      'bind-contact': await open(reader, 'bind-contact', long),
      'expired session': await open(reader, 'full', -1),
      'revoked session': await open(reader, 'full', long),
      'staff without permissions': await openStaffSession(app, []),
      staff: await openStaffSession(app, PERMISSIONS),
    };
  });
  afterAll(() => app.close());

  /** All sessions as they were before the calls that end some. */
  async function restoreSessions(): Promise<void> {
    const { db, clock } = app.deps;
    await db.updateTable('session').set({ revoked_at: null, closing_at: null }).execute();
    await db
      .updateTable('session')
      .set({ revoked_at: clock.now().toISOString() })
      .where('token_hash', '=', hashToken(tokens['revoked session'] ?? ''))
      .execute();
  }

  async function codeOf(contract: AnyEndpoint, caller: Caller, groupCode?: string): Promise<string> {
    await restoreSessions();
    // No limit of calls answers in place of the call.
    app.clock.advance(61);
    const token = tokens[caller];
    const headers = {
      [HEADERS.mappingPath]: 'alpha',
      ...(token && { [HEADERS.session]: token }),
      ...(groupCode && { [HEADERS.groupCode]: groupCode }),
    };
    const input = requiredInput(contract);
    const [method] = contract.methods;
    const response =
      method === 'GET'
        ? await app.inject({
            url: `${addressOf(contract, input, false)}?${new URLSearchParams(input as Record<string, string>).toString()}`,
            method,
            headers,
          })
        : await app.inject({ url: addressOf(contract, input, false), method, headers, payload: input });
    expect(response.statusCode, `${contract.path} ${caller}`).not.toBe(500);
    return codeIn(response.body);
  }

  const calls = CATALOGUE.map((contract) => ({ name: contract.path, contract }));

  it.each(calls)('$name is answered or refused as its contract says', async ({ contract }) => {
    for (const caller of CALLERS) {
      const code = await codeOf(contract, caller);
      const expected = turnedAway(contract, caller);
      if (expected) expect([caller, code]).toEqual([caller, expected]);
      else if (!STRICTER_CALLS.includes(contract.path))
        expect(TURNED_AWAY, `${caller} got ${code}`).not.toContain(code);
    }
  });

  it.each(calls.filter(({ contract }) => contract.tenantFrom !== 'input'))(
    '$name is refused to a reader of another tenant that names this one',
    async ({ contract }) => {
      expect(await codeOf(contract, 'reader of another tenant', TENANT)).toBe('TENANT_MISMATCH');
    },
  );
});

/** The errCode of an envelope; empty for a file. */
function codeIn(body: string): string {
  try {
    return (JSON.parse(body) as { readonly errCode?: string }).errCode ?? '';
  } catch {
    return '';
  }
}
