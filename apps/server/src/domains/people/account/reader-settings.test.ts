import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import {
  READER_SETTING_VALUES,
  READER_SETTINGS,
  type ReaderSetting,
} from '@lectern/contracts/people/account/reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the settings of a reader', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  const settingOf = async (code: ReaderSetting) =>
    (await app.client({ token }).call(getReaderSetting, { code })).value;

  it.each(READER_SETTINGS)('%s is the first of its values until the reader sets another', async (code) => {
    const [first, ...others] = READER_SETTING_VALUES[code];
    expect(await settingOf(code)).toBe(first);
    for (const value of others) {
      await app.client({ token }).call(updateReaderSetting, { code, value });
      expect(await settingOf(code)).toBe(value);
    }
  });

  it('take no value of another setting', async () => {
    const wrong = app.client({ token }).call(updateReaderSetting, { code: 'pageSize', value: 'print' });
    await expect(wrong).rejects.toMatchObject({ code: 'INPUT_INVALID', details: { field: 'value' } });
    expect(await settingOf('pageSize')).toBe('50');
  });
});
