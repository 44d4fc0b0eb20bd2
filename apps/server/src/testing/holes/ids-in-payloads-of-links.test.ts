import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { listLinks } from '@lectern/contracts/people/identity/list-links';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { unbindUser } from '@lectern/contracts/people/identity/unbind-user';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { buildCaptcha, buildPatron, buildSession } from '../builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const PASSWORD = 'Lectern2026';
const STALE = { code: 'FOREIGN_SIGN_IN_STALE' };

let app: TestApp;
let own: { id: string; tenant_id: string };
let other: { id: string; tenant_id: string };

beforeAll(async () => {
  app = await createTestApp();
  const password_hash = await hashPassword(PASSWORD);
  own = await buildPatron(app.deps.db, { primary_id: 'own', password_hash });
  other = await buildPatron(app.deps.db, { primary_id: 'other', password_hash });
  for (const [patron_id, subject] of [
    [own.id, 'u-own'],
    [other.id, 'u-other'],
  ] as const) {
    const linked_at = app.clock.now().toISOString();
    const link = { tenant_id: '1001', provider: 'passport' as const, subject, name: subject, linked_at };
    await app.deps.db
      .insertInto('linked_identity')
      .values({ ...link, patron_id })
      .execute();
  }
});
afterAll(() => app.close());

describe('an id that a client names', () => {
  it.each(['u-other', 'u-new', '4711', '1 or 1=1'])('links no account: %s', async (id) => {
    const proof = async () => ({
      password: encryptWirePassword(PASSWORD),
      ...(await buildCaptcha(app.deps.db, app.clock)),
    });
    const client = app.client();
    const named = { username: 'own', ...(await proof()) };
    await expect(client.call(bindUser, { uid: id, ...named })).rejects.toMatchObject(STALE);
    await expect(client.call(otherLogin, { openId: id, ...named })).rejects.toMatchObject(STALE);
    const card = { name: 'Reader own', primaryId: 'own', ...(await proof()) };
    await expect(client.call(relatePassport, { uid: id, ...card })).rejects.toMatchObject(STALE);
  });

  it('does not change whose links are shown and removed', async () => {
    const client = app.client({ token: await buildSession(app.deps.db, own) });
    const asOther = { provider: 'passport' as const, userId: other.id, groupCode: '1002' };
    await client.call(unbindUser, asOther);
    expect(await client.call(listLinks, {})).toEqual([]);
    const theirs = app.client({ token: await buildSession(app.deps.db, other) });
    expect(await theirs.call(listLinks, {})).toMatchObject([{ name: 'u-other' }]);
  });
});
