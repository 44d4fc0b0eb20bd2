import type { ApiError } from '@lectern/contracts/kernel/client';
import type { Language } from '@lectern/contracts/kernel/languages';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { findProof } from '@lectern/rules/proof-of-work';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { hashPassword } from '../../account/password-hash.ts';

const PASSWORD = 'Lectern2026';
let app: TestApp;
let passwordHash: string;

beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await hashPassword(PASSWORD);
  await addPatron('reader');
  await addPatron('beginner', { must_change_password: 1 });
  await addPatron('guaranteed');
});
afterAll(() => app.close());

async function addPatron(primaryId: string, traits: Parameters<typeof buildPatron>[1] = {}): Promise<string> {
  const { id } = await buildPatron(app.deps.db, {
    primary_id: primaryId,
    name: `Name of ${primaryId}`,
    password_hash: passwordHash,
    created_at: app.clock.now().toISOString(),
    ...traits,
  });
  return id;
}

async function captcha(asText = false) {
  const made = await app.client().call(getCaptcha, { asText });
  const row = await app.deps.db
    .selectFrom('captcha')
    .select('answer')
    .where('id', '=', made.codeKey)
    .executeTakeFirstOrThrow();
  return { ...made, answer: row.answer };
}

interface Attempt {
  readonly username?: string;
  readonly password?: string;
  readonly verifyCode?: string;
  readonly tenant?: string;
  readonly language?: Language;
}

async function attempt({ username = 'reader', password = PASSWORD, verifyCode, ...caller }: Attempt = {}) {
  const { codeKey, answer } = await captcha();
  return app.client(caller).call(signIn, {
    username,
    password: encryptWirePassword(password),
    verifyCode: verifyCode ?? answer,
    codeKey,
  });
}

describe('signing in', () => {
  it('opens a session that says who is signed in', async () => {
    const { jwt, jwtHeader } = await attempt();
    expect(jwtHeader).toBe('x-lectern-session');
    const user = await app.client({ token: jwt }).call(getSessionUser, {});
    expect(user).toMatchObject({ groupCode: '1001', name: 'Name of reader', libCode: 'MAIN' });
  });

  it('stores nothing of the token but its hash', async () => {
    const { jwt } = await attempt();
    const rows = await app.deps.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(jwt);
  });

  it('takes the answer in any case of letters, once', async () => {
    const { codeKey, answer } = await captcha();
    const send = () =>
      app.client().call(signIn, {
        username: 'reader',
        password: encryptWirePassword(PASSWORD),
        verifyCode: answer.toUpperCase(),
        codeKey,
      });
    await send();
    await expect(send()).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
  });

  it('refuses a code that has expired', async () => {
    const { codeKey, answer } = await captcha();
    app.clock.advance(5 * 60 + 1);
    const late = app.client().call(signIn, {
      username: 'reader',
      password: encryptWirePassword(PASSWORD),
      verifyCode: answer,
      codeKey,
    });
    await expect(late).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
  });

  it('shows a picture of pixels, in which no text or outline of the code is', async () => {
    const { img, answer, work } = await captcha();
    const [, type, base64 = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(img) ?? [];
    const bytes = Buffer.from(base64, 'base64');
    expect([type, bytes.readUInt16BE(0)]).toEqual(['jpeg', 0xffd8]);
    expect(bytes.toString('latin1')).not.toContain(answer);
    expect(work).toBeNull();
  });

  it('asks a sum in words of the language where the picture cannot be seen, and wants work with its answer', async () => {
    const { question, img, codeKey, answer, work } = await captcha(true);
    expect(img).toBe('');
    expect(question).toMatch(/^How much is \d+ plus \d+\?$/);
    const send = (code: { codeKey: string; verifyCode: string; proof?: string }) =>
      app.client().call(signIn, { username: 'reader', password: encryptWirePassword(PASSWORD), ...code });
    const proof = await findProof(work!);
    expect(await send({ codeKey, verifyCode: answer, proof })).toHaveProperty('jwt');
    const next = await captcha(true);
    const withoutProof = { codeKey: next.codeKey, verifyCode: next.answer };
    await expect(send(withoutProof)).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
  });

  it('wants more work for each ten sums of a network, and gives it no more than sixty in ten minutes', async () => {
    const sums = (count: number, address: string) =>
      Promise.all(
        Array.from({ length: count }, () => app.client({ address }).call(getCaptcha, { asText: true })),
      );
    const bits = (await sums(60, '192.0.2.7')).map(({ work }) => work?.bits ?? 0);
    expect([Math.min(...bits), Math.max(...bits)]).toEqual([15, 20]);
    app.clock.advance(61);
    await expect(sums(1, '192.0.2.7')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      details: { seconds: 539 },
    });
    expect(await sums(1, '192.0.2.8')).toHaveLength(1);
    app.clock.advance(600);
    expect((await sums(1, '192.0.2.7'))[0]?.work?.bits).toBe(15);
  });

  it('refuses a wrong password and an unknown account alike', async () => {
    const wrong = await attempt({ password: 'wrong1234' }).catch((error: unknown) => error);
    const unknown = await attempt({ username: 'nobody', password: 'wrong1234' }).catch(
      (error: unknown) => error,
    );
    expect(wrong).toMatchObject({
      code: 'CREDENTIALS_WRONG',
      message: 'Account or password is wrong.',
      status: 400,
    });
    expect(unknown).toMatchObject({
      code: 'CREDENTIALS_WRONG',
      details: (wrong as { details: object }).details,
    });
  });

  it('locks an account after five failures, for the right password too, and opens it again in time', async () => {
    await addPatron('forgetful');
    for (let failure = 0; failure < 5; failure++) {
      await expect(attempt({ username: 'forgetful', password: 'wrong1234' })).rejects.toMatchObject({
        code: 'CREDENTIALS_WRONG',
      });
    }
    await expect(attempt({ username: 'forgetful' })).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
      status: 429,
    });
    app.clock.advance(15 * 60 + 1);
    await expect(attempt({ username: 'forgetful' })).resolves.toHaveProperty('jwt');
  });

  it('wants a captcha only after two wrong passwords, and lets in with one', async () => {
    await addPatron('hasty');
    const guess = (password: string) =>
      app.client().call(signIn, { username: 'hasty', password: encryptWirePassword(password) });
    expect(await guess(PASSWORD)).toHaveProperty('jwt');
    for (let failure = 0; failure < 2; failure++)
      await expect(guess('wrong1234')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(guess(PASSWORD)).rejects.toMatchObject({ status: 400, code: 'CAPTCHA_REQUIRED' });
    expect(await attempt({ username: 'hasty' })).toHaveProperty('jwt');
  });

  it('takes an empty code for none', async () => {
    const input = {
      username: 'reader',
      password: encryptWirePassword(PASSWORD),
      codeKey: '',
      verifyCode: '',
    };
    expect(await app.client().call(signIn, input)).toHaveProperty('jwt');
  });

  it('is another library’s reader nowhere else', async () => {
    const { codeKey } = await captcha();
    const elsewhere = app.client({ tenant: 'beta' }).call(signIn, {
      username: 'reader',
      password: encryptWirePassword(PASSWORD),
      verifyCode: 'none',
      codeKey,
    });
    await expect(elsewhere).rejects.toMatchObject({ code: 'CAPTCHA_WRONG' });
  });

  it('answers the initial password with the specification’s data false and errCode 200', async () => {
    const refused = await attempt({ username: 'beginner', language: 'zh-CN' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      code: '200',
      status: 200,
      data: false,
      message: '您正在使用初始密码，请先修改密码',
      details: { jwtHeader: 'x-lectern-session', jwt: expect.any(String) },
    });
  });
});

describe('a session for one step', () => {
  async function stepToken(): Promise<string> {
    const refused = (await attempt({ username: 'beginner' }).catch((error: unknown) => error)) as ApiError;
    return refused.details.jwt as string;
  }

  it('allows no other call of a reader, and ends by signing out', async () => {
    const client = app.client({ token: await stepToken() });
    await expect(client.call(getReaderSetting, { code: 'pageSize' })).rejects.toMatchObject({
      code: 'SIGN_IN_UNFINISHED',
      status: 403,
    });
    await client.call(signOut, {});
    await expect(client.call(signOut, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('signing out', () => {
  it('revokes the session', async () => {
    const { jwt } = await attempt();
    const client = app.client({ token: jwt });
    await client.call(signOut, {});
    await expect(client.call(getSessionUser, {})).rejects.toMatchObject({ code: '401', status: 401 });
  });

  it('is refused to a guaranteed account', async () => {
    const guaranteed = await app.deps.db
      .selectFrom('patron')
      .select('id')
      .where('primary_id', '=', 'guaranteed')
      .executeTakeFirstOrThrow();
    const guarantorId = await addPatron('guarantor');
    await app.deps.db
      .insertInto('guarantee')
      .values({
        tenant_id: '1001',
        guarantor_id: guarantorId,
        guaranteed_id: guaranteed.id,
        created_at: app.clock.now().toISOString(),
      })
      .execute();
    const { jwt } = await attempt({ username: 'guaranteed' });
    await expect(app.client({ token: jwt }).call(signOut, {})).rejects.toMatchObject({
      code: 'LOGOUT_BLOCKED',
    });
  });

  it('happens by itself when the session ends', async () => {
    const { jwt } = await attempt();
    app.clock.advance(12 * 3600 + 1);
    await expect(app.client({ token: jwt }).call(getSessionUser, {})).rejects.toMatchObject({ status: 401 });
  });
});
