import { checkCardLoss } from '@lectern/contracts/lending/patron/check-card-loss';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { setCardLoss } from '@lectern/contracts/lending/patron/set-card-loss';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCaptcha, buildCard, buildPatron } from '../../../../testing/builders.ts';
import { createIlsApp, type IlsApp } from '../../../../testing/ils-app.ts';
import { openStaffSession } from '../../../../testing/staff-session.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { hashPassword } from '../../../people/account/password-hash.ts';

const PASSWORD = 'Lectern2026';
const password = encryptWirePassword(PASSWORD);

describeOnEachDatabase('a lost card', (kind) => {
  let test: IlsApp;
  let password_hash: string;
  beforeAll(async () => {
    test = await createIlsApp(kind);
    password_hash = await hashPassword(PASSWORD);
  });
  afterAll(() => test.close());

  async function reader() {
    const password_changed_at = test.clock.now().toISOString();
    const patron = await buildPatron(test.deps.db, { password_hash, password_changed_at });
    const { number } = await buildCard(test.deps.db, { patron_id: patron.id });
    return { patron, number, client: await test.signedIn(patron) };
  }
  async function signInAs(username: string) {
    const captcha = await buildCaptcha(test.deps.db, test.clock);
    return test.client().call(signIn, { username, password, ...captcha });
  }
  const blocksOf = async (id: string) => {
    const tenant = await test.deps.tenants.byId('1001');
    if (!tenant) throw new Error('no tenant');
    return test.deps.ils.of(tenant).patronAccount(id);
  };

  it('stops at once, and works again when the report is taken back', async () => {
    const { patron, number, client } = await reader();
    expect(await client.call(checkCardLoss, {})).toMatchObject({
      possible: true,
      confirmation: 'password',
      cards: [{ number, state: 'active', canReport: true, canWithdraw: false }],
    });
    await client.call(setCardLoss, { number, gsFlag: '1', password });
    expect(await blocksOf(patron.id)).toMatchObject({ blocks: [{ code: 'CARD_LOST' }] });
    expect(await client.call(getPatron, {})).toMatchObject({ status: 'card_lost' });
    await expect(signInAs(number)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    expect(await client.call(checkCardLoss, {})).toMatchObject({
      cards: [{ number, state: 'lost', canReport: false, canWithdraw: true }],
    });
    await client.call(setCardLoss, { number, gsFlag: '0', password });
    expect(await blocksOf(patron.id)).toMatchObject({ blocks: [] });
    await expect(signInAs(number)).resolves.toMatchObject({ jwtHeader: expect.any(String) });
  });

  it('needs the password, also in a session that was opened just now', async () => {
    const { number, client } = await reader();
    const wrong = encryptWirePassword('another1');
    for (const given of [{}, { password: wrong }])
      await expect(client.call(setCardLoss, { number, gsFlag: '1', ...given })).rejects.toMatchObject({
        code: 'CREDENTIALS_WRONG',
      });
    expect(await client.call(checkCardLoss, {})).toMatchObject({ cards: [{ state: 'active' }] });
  });

  it('is not used again once another took its place', async () => {
    const { patron, number, client } = await reader();
    const token = await openStaffSession(test, ['circulation.desk', 'circulation.readers']);
    const card = { patronId: patron.id, number: `${number}-new`, replaces: number };
    await test.client({ token }).call(issueCard, card);
    await expect(client.call(setCardLoss, { number, gsFlag: '0', password })).rejects.toMatchObject({
      code: 'CARD_NOT_LOST',
    });
  });

  it('of another reader is out of reach', async () => {
    const { number } = await reader();
    const { client } = await reader();
    await expect(client.call(setCardLoss, { number, gsFlag: '1', password })).rejects.toMatchObject({
      code: 'CARD_UNKNOWN',
    });
  });

  it('leaves a frozen account frozen when it is found', async () => {
    const { patron, number, client } = await reader();
    await client.call(setCardLoss, { number, gsFlag: '1', password });
    await test.deps.db.updateTable('patron').set({ status: 'frozen' }).where('id', '=', patron.id).execute();
    await client.call(setCardLoss, { number, gsFlag: '0', password });
    expect(await blocksOf(patron.id)).toMatchObject({ blocks: [{ code: 'ACCOUNT_FROZEN' }] });
  });
});
