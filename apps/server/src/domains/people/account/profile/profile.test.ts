import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { getPatronFlags } from '@lectern/contracts/people/account/get-patron-flags';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { setFirstLoginFlag } from '@lectern/contracts/people/account/set-first-login-flag';
import { setPdaRuleFlag } from '@lectern/contracts/people/account/set-pda-rule-flag';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';

describeOnEachDatabase('a profile', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await putSettings(app, {
      ...testSettings('alpha'),
      account: { editableFields: ['department', 'className', 'certificateNo'] },
    });
    await app.deps.tenants.refresh();
  });
  afterAll(() => app.close());

  async function signedIn() {
    const patron = await buildPatron(app.deps.db);
    return app.client({ token: await buildSession(app.deps.db, patron) });
  }

  it('is changed in the fields that the library lets readers change; others keep their values', async () => {
    const reader = await signedIn();
    await reader.call(updateProfile, { department: ' Physics ', className: '3B' });
    expect(await reader.call(updateProfile, { className: '' })).toEqual({ profile: { className: '' } });
    expect(await reader.call(getPatron, {})).toMatchObject({
      profile: { department: 'Physics', position: '', grade: '', className: '', unit: '', job: '' },
      editableFields: ['department', 'className', 'certificateNo'],
    });
  });

  it('has the number of an identity document in its normal form, and refuses one with a slip', async () => {
    const reader = await signedIn();
    await reader.call(updateProfile, { certificateNo: '110105 19491231 002x' });
    expect((await reader.call(getPatron, {})).profile.certificateNo).toBe('11010519491231002X');
    await expect(reader.call(updateProfile, { certificateNo: '110105194912310021' })).rejects.toThrow(
      /certificateNo/,
    );
    await reader.call(updateProfile, { certificateNo: '' });
    expect((await reader.call(getPatron, {})).profile.certificateNo).toBe('');
  });

  it('says since when the account is valid and which apps it is linked with', async () => {
    const patron = await buildPatron(app.deps.db, { created_at: '2026-01-31T18:00:00.000Z' });
    const link = {
      provider: 'wechat',
      subject: 'o1',
      name: 'A',
      linked_at: '2026-02-01T00:00:00.000Z',
    } as const;
    await app.deps.db
      .insertInto('linked_identity')
      .values({ tenant_id: patron.tenant_id, patron_id: patron.id, ...link })
      .execute();
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    expect(await reader.call(getPatron, {})).toMatchObject({
      effectTime: '2026-02-01',
      wechatBound: '1',
      passportBound: '0',
    });
  });

  it('says whether the reader takes part in re-lending, which no reader does unasked', async () => {
    const reader = await signedIn();
    expect(await reader.call(getPatron, {})).toMatchObject({ subtencyFlag: '0' });
    const changed = await reader.call(updateProfile, { subtencyFlag: '1' });
    expect(changed).toEqual({ profile: {}, subtencyFlag: '1' });
    expect(await reader.call(getPatron, {})).toMatchObject({ subtencyFlag: '1' });
    await reader.call(updateProfile, { className: '3B' });
    expect(await reader.call(getPatron, {})).toMatchObject({ subtencyFlag: '1' });
  });

  it('stays as it is if one of the fields is fixed', async () => {
    const reader = await signedIn();
    await expect(reader.call(updateProfile, { department: 'Physics', grade: '3' })).rejects.toMatchObject({
      code: 'PROFILE_FIELD_FIXED',
      details: { field: 'grade' },
    });
    expect((await reader.call(getPatron, {})).profile.department).toBe('');
  });

  it('is not a way to a name, an address or another reader', async () => {
    const reader = await signedIn();
    const before = await reader.call(getPatron, {});
    const others = {
      name: 'Eve',
      email: 'eve@example.org',
      userId: 'somebody',
      libCode: 'OTHER',
      unit: undefined,
    };
    await reader.call(updateProfile, others as object);
    expect(await reader.call(getPatron, {})).toEqual(before);
  });

  it('refuses a field that is too long or has control characters', async () => {
    const reader = await signedIn();
    for (const department of ['x'.repeat(101), 'a\u0000b'])
      await expect(reader.call(updateProfile, { department })).rejects.toMatchObject({
        code: 'INPUT_INVALID',
        details: { field: 'department' },
      });
  });

  it('keeps that the tour and the rules of reader-driven purchase were seen', async () => {
    const reader = await signedIn();
    expect(await reader.call(getPatronFlags, {})).toMatchObject({ fristLoginFlag: '0', pdaRuleFlag: '0' });
    await reader.call(setFirstLoginFlag, {});
    expect(await reader.call(getPatronFlags, {})).toMatchObject({ fristLoginFlag: '1', pdaRuleFlag: '0' });
    await reader.call(setPdaRuleFlag, {});
    expect(await reader.call(getPatronFlags, {})).toMatchObject({ fristLoginFlag: '1', pdaRuleFlag: '1' });
  });

  it('keeps the language of the interface, and knows none of a reader who chose none', async () => {
    const reader = await signedIn();
    expect(await reader.call(getReaderSetting, { code: 'language' })).toMatchObject({ value: '' });
    await reader.call(updateReaderSetting, { code: 'language', value: 'fr-FR' });
    expect(await reader.call(getReaderSetting, { code: 'language' })).toMatchObject({ value: 'fr-FR' });
  });
});
