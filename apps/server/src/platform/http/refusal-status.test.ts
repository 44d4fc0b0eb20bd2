import { ApiError } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readConfig } from '../config.ts';

const HEAD = { [HEADERS.mappingPath]: 'alpha', [HEADERS.language]: 'en_US' };

/** Refusals of calls of the specification, with their own status. */
const REFUSALS = [
  ['without a session', { url: '/find/loanInfo/loanList', method: 'POST', payload: {} }, 401, '401'],
  [
    'of a wrong input',
    { url: '/find/unify/search', method: 'POST', payload: { rows: 0 } },
    400,
    'INPUT_INVALID',
  ],
  [
    'of a body that is none',
    { url: '/find/unify/search', method: 'POST', payload: '{' },
    400,
    'BODY_MALFORMED',
  ],
  ['of a method', { url: '/find/unify/search', method: 'GET' }, 405, 'METHOD_NOT_ALLOWED'],
  ['of a stream', { url: '/find/ai/answer', method: 'POST', payload: {} }, 401, '401'],
] as const;

/** Refusals of others. */
const OTHERS = [
  ['a call that is not of the specification', '/api/staff/desk/reader', 401],
  ['a file', '/api/find/loanInfo/exportLoanList', 401],
  ['a path that nobody has', '/api/find/nothing', 404],
  ['a page', '/alpha/record/nothing', 404],
  ['a standard', '/alpha/unapi?id=nothing&format=mods', 404],
] as const;

describe.each(['own', '200'] as const)('with the refusal status "%s"', (setting) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      adapt: (deps) => ({ ...deps, config: { ...deps.config, refusalStatus: setting } }),
    });
  });
  afterAll(() => app.close());

  it.each(REFUSALS)(
    'a refusal %s has this status, and the same body',
    async (_name, request, status, errCode) => {
      const answer = await app.inject({
        ...request,
        headers: { ...HEAD, 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(setting === 'own' ? status : 200);
      expect(answer.headers[HEADERS.status]).toBe(setting === 'own' ? undefined : String(status));
      expect(answer.json()).toMatchObject({ success: false, errCode, data: null });
      expect(answer.json().message).toMatch(/\S/);
    },
  );

  it.each(OTHERS)('%s has the status of its refusal', async (_name, url, status) => {
    expect((await app.app.inject({ url, method: 'GET', headers: HEAD })).statusCode).toBe(status);
  });

  it('an answer has 200', async () => {
    const answer = await app.inject({
      url: '/find/homePage/getGroupCode',
      method: 'POST',
      payload: { mappingPath: 'alpha' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[HEADERS.status]).toBeUndefined();
  });

  it('our own client knows the status of a refusal', async () => {
    const refused = await app
      .client()
      .call(listLoans, {})
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: '401', status: 401 });
  });
});

describe('the refusal status', () => {
  it('is that of each refusal unless the installation says otherwise', () => {
    expect(readConfig({}).refusalStatus).toBe('own');
    expect(readConfig({ LECTERN_REFUSAL_STATUS: '200' }).refusalStatus).toBe('200');
    expect(() => readConfig({ LECTERN_REFUSAL_STATUS: '404' })).toThrow(/LECTERN_REFUSAL_STATUS/);
  });
});
