import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { createSoftwarePasskey } from '../software-passkey.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';

const PASSWORD = 'Lectern2026';
const refused = { code: 'PASSKEY_REFUSED' };

/** Libraries share an origin, so browsers offer the passkeys of one at the page of another. */
describe('a passkey of another library on the same origin', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let passkey: ReturnType<typeof createSoftwarePasskey>;
  beforeAll(async () => {
    app = await createTestApp();
    browser = createTestBrowser(app);
    passkey = createSoftwarePasskey('http://localhost:8855');
    const password_hash = await hashPassword(PASSWORD);
    const patron = await buildPatron(app.deps.db, { password_hash });
    // The same person, with the same id, in both libraries.
    await buildPatron(app.deps.db, { tenant_id: '1002', primary_id: patron.primary_id });
    const client = browser.client({ token: await buildSession(app.deps.db, patron) });
    const options = await client.call(beginPasskey, { password: encryptWirePassword(PASSWORD) });
    await client.call(addPasskey, { credential: passkey.make(options) });
  });
  afterAll(() => app.close());

  const begin = (tenant: string) => browser.client({ tenant }).call(beginPasskeySignIn, {});
  const end = async (tenant: string, begunAt: string) => {
    const credential = passkey.use(await begin(begunAt));
    return browser.client({ tenant }).call(signInByPasskey, { credential });
  };

  it('signs in at its own library', async () => {
    expect((await end('alpha', 'alpha')).next).toBe('');
  });

  it('is refused, with a challenge of either library', async () => {
    await expect(end('beta', 'beta')).rejects.toMatchObject(refused);
    await expect(end('beta', 'alpha')).rejects.toMatchObject(refused);
  });

  it('is not taken for a challenge of another library', async () => {
    await expect(end('alpha', 'beta')).rejects.toMatchObject(refused);
  });
});
