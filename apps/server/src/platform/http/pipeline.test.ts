import { INPUT_INVALID } from '@lectern/contracts/kernel/common-errors';
import { endpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { wholeNumber } from '@lectern/contracts/kernel/fields';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { CARD_LOST } from '@lectern/contracts/library-system/patron-block-errors';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { later } from '../clock.ts';
import { openSession } from '../sessions/sessions.ts';
import { CallError } from './call-error.ts';
import { implement } from './implement.ts';

const add = endpoint({
  methods: ['GET', 'POST'],
  path: '/test/add',
  origin: 'ours',
  access: 'public',
  summary: 'Adds',
  input: z.object({ by: wholeNumber(0, 1000), fault: z.string().optional() }),
  output: z.object({ total: z.int(), tenant: z.string() }),
  errors: [LOAN_NOT_FOUND, ILS_UNAVAILABLE],
  idempotent: true,
  rateLimit: { max: 50, windowSeconds: 60 },
});

let total = 0;
const addCall = implement(add)(async ({ input, context }) => {
  if (input.fault === 'listed') return refuse(LOAN_NOT_FOUND);
  if (input.fault === 'common') return refuse(INPUT_INVALID, { field: 'by', reason: 'odd' });
  if (input.fault === 'unavailable') return refuse(ILS_UNAVAILABLE);
  if (input.fault === 'unlisted') throw new CallError(refuse(CARD_LOST));
  if (input.fault === 'unforeseen') throw new Error('secret words of the inside');
  total += input.by;
  return { total, tenant: context.tenant.id };
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ implementations: [addCall] });
});
afterAll(() => app.close());

interface Sent {
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

const post = ({ payload = { by: 1 }, headers = {} }: Sent = {}) =>
  app.inject({
    url: '/test/add',
    method: 'POST',
    payload,
    headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en_US', ...headers },
  });

describe('every call', () => {
  it('reads the same input from the query string and the body', async () => {
    const before = total;
    await post({ payload: { by: 2 } });
    const got = await app.inject({ url: '/test/add?by=3', headers: { [HEADERS.mappingPath]: 'alpha' } });
    expect(got.json().data.total).toBe(before + 5);
  });

  it('takes the tenant from the page path, with or without slashes', async () => {
    const response = await post({ headers: { [HEADERS.mappingPath]: '/beta/' } });
    expect(response.json().data.tenant).toBe('1002');
  });

  it('refuses an unknown tenant, and a group code that names another', async () => {
    expect((await post({ headers: { [HEADERS.mappingPath]: 'nowhere' } })).json()).toMatchObject({
      errCode: 'TENANT_UNKNOWN',
    });
    const mixed = await post({ headers: { [HEADERS.groupCode]: '1002' } });
    expect(mixed.statusCode).toBe(400);
    expect(mixed.json()).toMatchObject({ errCode: 'TENANT_MISMATCH' });
  });

  it('follows the session’s tenant, whatever the path says', async () => {
    const now = app.clock.now();
    const token = await openSession(app.deps.db, {
      tenant_id: '1001',
      actor_kind: 'patron',
      actor_id: 'somebody',
      created_at: now.toISOString(),
      expires_at: later(now, 60),
    });
    const response = await post({ headers: { [HEADERS.session]: token, [HEADERS.mappingPath]: 'beta' } });
    expect(response.json().data.tenant).toBe('1001');
  });

  it('names the field of malformed input in the language of the request', async () => {
    const response = await post({ payload: { by: -1 }, headers: { [HEADERS.language]: 'zh_CN' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errCode: 'INPUT_INVALID', details: { field: 'by' } });
    expect(response.json().message).toContain('请检查“by”');
  });

  it('answers a listed refusal with its status, code and words', async () => {
    const response = await post({ payload: { by: 1, fault: 'listed' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      success: false,
      errCode: 'LOAN_NOT_FOUND',
      message: 'This loan does not exist or has ended.',
    });
  });

  it('answers what any call may answer, with its facts', async () => {
    const response = await post({ payload: { by: 1, fault: 'common' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errCode: 'INPUT_INVALID',
      message: 'Please check “by”: odd.',
      details: { field: 'by', reason: 'odd' },
    });
  });

  it('does not compile with a refusal that its contract does not list', () => {
    // @ts-expect-error: CARD_LOST is not in the contract's errors.
    expect(implement(add)(async () => refuse(CARD_LOST)).contract).toBe(add);
  });

  it.each(['unlisted', 'unforeseen'])('says nothing of its inside for an %s fault', async (fault) => {
    const response = await post({ payload: { by: 1, fault } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({
      success: false,
      errCode: 'INTERNAL',
      requestId: expect.any(String),
    });
    expect(response.body).not.toContain('secret');
  });

  it('refuses a body that is too large and one that is no JSON', async () => {
    expect((await post({ payload: { by: 1, fault: 'x'.repeat(1_100_000) } })).json()).toMatchObject({
      errCode: 'BODY_TOO_LARGE',
    });
    const text = await app.inject({
      url: '/test/add',
      method: 'POST',
      payload: 'by=1',
      headers: { 'content-type': 'text/plain', [HEADERS.mappingPath]: 'alpha' },
    });
    expect(text.statusCode).toBe(400);
  });
});

describe('an idempotency key', () => {
  const keyed = (key: string, by: number) =>
    post({ payload: { by }, headers: { [HEADERS.idempotencyKey]: key } });

  it('gives a repetition the first answer without acting again', async () => {
    const first = await keyed('intention-1', 5);
    const second = await keyed('intention-1', 5);
    expect(second.json()).toEqual(first.json());
    expect(total).toBe(first.json().data.total);
  });

  it('acts once for many at once', async () => {
    const before = total;
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('intention-2', 7)));
    expect(total).toBe(before + 7);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  });

  it('is refused with other input', async () => {
    await keyed('intention-3', 1);
    const other = await keyed('intention-3', 2);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ errCode: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is free again after a refusal, since nothing was done', async () => {
    const send = (fault?: string) =>
      post({ payload: { by: 1, fault }, headers: { [HEADERS.idempotencyKey]: 'intention-4' } });
    expect((await send('listed')).statusCode).toBe(404);
    expect((await send()).statusCode).toBe(200);
  });

  it.each(['unavailable', 'unlisted', 'unforeseen'])(
    'stays undecided after an %s fault, as something may have been done',
    async (fault) => {
      const headers = { [HEADERS.idempotencyKey]: `outcome-of-${fault}` };
      const send = () => post({ payload: { by: 1, fault }, headers });
      expect((await send()).statusCode).toBeGreaterThanOrEqual(500);
      const repeated = await send();
      expect(repeated.statusCode).toBe(409);
      expect(repeated.json()).toMatchObject({ errCode: 'IDEMPOTENCY_UNDECIDED' });
    },
  );
});

describe('a rate limit', () => {
  it('refuses one call too many and says when to come back', async () => {
    app.clock.advance(120);
    for (let call = 0; call < 50; call++) await post({ headers: { [HEADERS.mappingPath]: 'beta' } });
    const refused = await post({ headers: { [HEADERS.mappingPath]: 'beta' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toMatchObject({ errCode: 'RATE_LIMITED' });
    app.clock.advance(61);
    expect((await post({ headers: { [HEADERS.mappingPath]: 'beta' } })).statusCode).toBe(200);
  });
});
