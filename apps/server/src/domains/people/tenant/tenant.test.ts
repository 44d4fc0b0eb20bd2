import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { DICTIONARIES, getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { getInstitutionParameter } from '@lectern/contracts/people/tenant/get-institution-parameter';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { getMenuList } from '@lectern/contracts/people/tenant/get-menu-list';
import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import { mailSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import { buildLibrary, buildLocation } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testSettings } from '../../../testing/test-settings.ts';

function entry(menuId: string, useFlag: '0' | '1' | '2', childList: readonly MenuItem[] = []): MenuItem {
  const names = { menuName: menuId, englishName: menuId, complexFont: '', frenchName: '' };
  return { menuId, ...names, menuUrl: `/${menuId}`, useFlag, jumpMode: null, menuLevel: 1, childList };
}

describe('a tenant', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const settings = testSettings('gamma');
    await putTenant(app.deps.db, {
      id: '1003',
      mappingPath: 'gamma',
      now: app.clock.now().toISOString(),
      settings: {
        ...settings,
        public: { ...settings.public, recoFlag: '1' },
        menu: [
          entry('shown', '1', [entry('below', '1'), entry('below-hidden', '0')]),
          entry('off', '0', [entry('lost', '1')]),
          entry('other', '2'),
        ],
        lists: {
          databases: [],
          countries: [],
          majors: [{ code: '0809', names: { 'zh-CN': '计算机类', 'en-US': 'Computer science' } }],
          coreLists: [{ code: 'OURS', names: { 'zh-CN': '本校核心期刊', 'en-US': 'Our core journals' } }],
        },
        customMenu: [
          { ...entry('dropdown', '1'), pc: '1' },
          { ...entry('elsewhere', '1'), pc: '0' },
          { ...entry('hidden', '0'), pc: '1' },
        ],
      },
    });
    const names = '{"zh-CN":"东馆","en-US":"East Library"}';
    await buildLibrary(app.deps.db, { tenant_id: '1003', code: 'EAST', names, position: 1 });
    await buildLocation(app.deps.db, { tenant_id: '1003' });
  });
  afterAll(() => app.close());

  it('is found by its page path, with or without slashes, with its name in the language of the request', async () => {
    for (const mappingPath of ['gamma', '/gamma/', ' gamma']) {
      const found = await app.client({ tenant: 'nowhere' }).call(getGroupCode, { mappingPath });
      expect(found).toMatchObject({ groupCode: '1003', mappingPath: 'gamma', name: 'gamma library' });
    }
    const chinese = await app.client({ language: 'zh-CN' }).call(getGroupCode, { mappingPath: 'gamma' });
    expect(chinese.name).toBe('gamma 图书馆');
  });

  it('says whether it sends messages, and its number in a reading platform', async () => {
    const groupOf = (mappingPath: string) => app.client().call(getGroupCode, { mappingPath });
    expect(await groupOf('gamma')).toMatchObject({ msgFlag: false, fid: '' });
    const mail = mailSettingsSchema.parse({ host: 'mail.example.org', from: 'library@example.org' });
    await putTenant(app.deps.db, {
      ...{ id: '1004', mappingPath: 'letters', now: app.clock.now().toISOString() },
      settings: { ...testSettings('letters'), mail, fid: '2087' },
    });
    await app.deps.tenants.refresh();
    expect(await groupOf('letters')).toMatchObject({ msgFlag: true, fid: '2087' });
  });

  it('says that it has covers of its own only where an address of them is set', async () => {
    const [given, none] = ['https://covers.example.org/{isbn}.jpg', ''];
    for (const [coverAddress, bookCover] of [
      [given, '1'],
      [none, '0'],
    ] as const) {
      const settings = testSettings('covers');
      await putTenant(app.deps.db, {
        ...{ id: '1005', mappingPath: 'covers', now: app.clock.now().toISOString() },
        settings: {
          ...settings,
          public: { ...settings.public, bookCover: '1' },
          search: { ...settings.search, coverAddress },
        },
      });
      await app.deps.tenants.refresh();
      expect((await app.client({ tenant: 'covers' }).call(getFindConfig, {})).bookCover).toBe(bookCover);
    }
  });

  it('is not found by another path', async () => {
    for (const mappingPath of ['delta', '', 'GAMMA', 'gam%ma']) {
      await expect(app.client().call(getGroupCode, { mappingPath })).rejects.toMatchObject({
        status: 404,
        code: 'TENANT_UNKNOWN',
      });
    }
  });

  it('has menu entries with flag 1, and none below a hidden entry', async () => {
    const menu = await app.client({ tenant: 'gamma' }).call(getMenuList, {});
    expect(menu.map(({ menuId }) => menuId)).toEqual(['shown']);
    expect(menu[0]?.childList.map(({ menuId }) => menuId)).toEqual(['below']);
  });

  it('has links of its own, each with its pc flag', async () => {
    const links = await app.client({ tenant: 'gamma' }).call(getCustomFindMenu, {});
    expect(links.map(({ menuId, pc }) => [menuId, pc])).toEqual([
      ['dropdown', '1'],
      ['elsewhere', '0'],
    ]);
  });

  it('has its libraries in its own order, in the language of the request', async () => {
    const listed = await app.client({ tenant: 'gamma', language: 'zh-CN' }).call(getLibraryList, {});
    expect(listed.map(({ libCode, libName }) => [libCode, libName])).toEqual([
      ['MAIN', '总馆'],
      ['EAST', '东馆'],
    ]);
  });

  it('has every dictionary in every language, with names for all codes or the data that would fill it', async () => {
    for (const language of LANGUAGES) {
      const { unfilled, ...lists } = await app
        .client({ tenant: 'gamma', language })
        .call(getDictionaries, {});
      expect(Object.keys(lists).sort()).toEqual([...DICTIONARIES].sort());
      for (const [name, entries] of Object.entries(lists)) {
        const missing = unfilled.find((one) => one.name === name);
        if (entries.length === 0) expect(missing?.data, name).toMatch(/\S/);
        for (const { code, name: shown } of entries) expect(shown, `${name} ${code}`).toMatch(/\S/);
      }
      expect(unfilled.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['coreInclude', 'ddType', 'verifyStatus', 'databaseFindDtoList']),
      );
    }
  });

  it('has lists of its own, and no count where records are not counted by a list', async () => {
    const lists = await app.client({ tenant: 'gamma' }).call(getDictionaries, {
      names: ['majors', 'coreInclude', 'customCoreList', 'publFreqCode'],
    });
    expect(lists.majors).toEqual([{ code: '0809', name: 'Computer science', count: null }]);
    expect(lists.customCoreList).toEqual([{ code: 'OURS', name: 'Our core journals', count: 0 }]);
    expect(lists.coreInclude).toContainEqual({ code: 'OURS', name: 'Our core journals', count: 0 });
    expect(lists.publFreqCode).toContainEqual({ code: 'q', name: 'Quarterly', count: null });
    // Its own list is filled, but no record has a mark yet.
    expect(lists.unfilled.map(({ name }) => name)).toEqual(['coreInclude']);
  });

  it('has the dictionaries that were asked for', async () => {
    const named = async (language: 'en-US' | 'fr-FR') =>
      (await app.client({ language }).call(getDictionaries, { names: ['langCode'] })).langCode;
    expect(await named('en-US')).toContainEqual({ code: 'chi', name: 'Chinese', count: 0 });
    expect(await named('fr-FR')).toContainEqual({ code: 'chi', name: 'Chinois', count: 0 });
    const some = await app.client().call(getDictionaries, { names: ['docCode', 'langCode'] });
    expect(Object.keys(some).sort()).toEqual(['docCode', 'langCode', 'unfilled']);
  });

  it('answers its settings and each switch by its code, and changes are seen within seconds', async () => {
    const client = app.client({ tenant: 'gamma' });
    expect(await client.call(getFindConfig, {})).toMatchObject({ recoFlag: '1', normalLogin: '1' });
    expect(await client.call(getInstitutionParameter, { paraCode: 'recoFlag' })).toEqual({
      paraCode: 'recoFlag',
      paraValue: '1',
    });
    const refused = client.call(getInstitutionParameter, { paraCode: 'policy' as 'recoFlag' });
    await expect(refused).rejects.toMatchObject({ code: 'INPUT_INVALID', details: { field: 'paraCode' } });
  });

  it('answers a text in the language of the request, else in the nearest one, and never in two', async () => {
    const footer = { 'zh-CN': '页脚', 'fr-FR': 'Pied de page' };
    const { 'zh-CN': _none, ...french } = footer;
    await putText('delta', footer);
    await putText('epsilon', french);
    const inLanguages = async (tenant: string) =>
      Promise.all(
        LANGUAGES.map(
          async (language) =>
            (await app.client({ tenant, language }).call(getFindConfig, {})).opacFooterContent,
        ),
      );
    // English readers of a library whose default language is French.
    expect(await inLanguages('delta')).toEqual(['页脚', '页脚', 'Pied de page', 'Pied de page']);
    expect(await inLanguages('epsilon')).toEqual(Array(4).fill('Pied de page'));
    const { loginExplain } = await app.client({ tenant: 'delta' }).call(getFindConfig, {});
    expect(loginExplain).toBe('');
  });

  it('has names and addresses of its branches by the same rule', async () => {
    await putText('zeta', {});
    const names = '{"zh-CN":"东馆","fr-FR":"Est"}';
    await buildLibrary(app.deps.db, { tenant_id: 'tenant-zeta', code: 'EAST', names, addresses: names });
    for (const [language, name] of [
      ['zh-TW', '东馆'],
      ['en-US', 'Est'],
    ] as const) {
      const listed = await app.client({ tenant: 'zeta', language }).call(getLibraryList, {});
      expect(listed).toMatchObject([{ libName: name, address: name }]);
    }
  });

  async function putText(mappingPath: string, opacFooterContent: Names): Promise<void> {
    const settings = testSettings(mappingPath);
    await putTenant(app.deps.db, {
      id: `tenant-${mappingPath}`,
      mappingPath,
      now: app.clock.now().toISOString(),
      settings: {
        ...settings,
        public: { ...settings.public, defaultLanguage: 'fr-FR' },
        texts: { opacFooterContent },
      },
    });
    await app.deps.tenants.refresh();
  }

  it('does not answer its policy settings', async () => {
    expect(JSON.stringify(await app.client().call(getFindConfig, {}))).not.toMatch(/loginAttempts|fineLimit/);
  });
});
