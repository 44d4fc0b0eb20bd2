import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

interface Exported {
  id: string;
  mappingPath: string;
  settings: { public: Record<string, unknown>; policy: Record<string, unknown> };
  libraries: { code: string; names: Record<string, string> }[];
}

describe('lectern tenant', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const tenant = (...words: string[]) => installation.run(['tenant', ...words]);
  const path = (name: string) => join(installation.folder, name);
  const create = (id: string, at: string, ...more: string[]) =>
    tenant('create', '--id', id, '--path', at, '--name', '北馆', ...more);
  async function exported(at: string): Promise<Exported> {
    await tenant('export', '--tenant', at, '--file', path(`${at}.json`));
    return JSON.parse(readFileSync(path(`${at}.json`), 'utf8')) as Exported;
  }

  it('creates a library with a menu, a building and its name', async () => {
    const made = await create('7001', 'north', '--name-en-US', 'North', '--time-zone', 'Europe/Paris');
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('/north/') });
    const { settings, libraries } = await exported('north');
    expect(settings.public).toMatchObject({ defaultLanguage: 'zh-CN', footerContact: '0' });
    expect(settings.policy).toMatchObject({ timeZone: 'Europe/Paris' });
    expect(libraries).toEqual([{ code: 'MAIN', names: { 'zh-CN': '北馆', 'en-US': 'North' } }]);
    expect((await tenant('list')).out).toContain('7001\tnorth\t北馆');
  });

  it('refuses a path that is taken, and a language that does not exist', async () => {
    expect(await create('7002', 'alpha')).toMatchObject({ code: 1, err: expect.stringContaining('already') });
    expect(await create('7003', 'east', '--language', 'de-DE')).toMatchObject({ code: 2 });
    expect((await tenant('list')).out).not.toMatch(/7002|7003/);
  });

  it('sets text, flags, numbers and lists, and prints what changed', async () => {
    const set = await tenant(
      ...[
        'set',
        '--tenant',
        'alpha',
        'public.navBackColor=113355',
        'public.recoFlag=1',
        'policy.fineLimit=900',
      ],
      ...[
        'public.languages=en-US,fr-FR',
        'public.personalMenuNotShown=8,9',
        'texts.loginExplain.fr-FR=Bonjour',
      ],
    );
    expect(set.err).toBe('');
    expect(set.out.trim().split('\n').sort()).toEqual([
      'policy.fineLimit: 5000 -> 900',
      'public.languages: ["zh-CN","zh-TW","en-US","fr-FR"] -> ["en-US","fr-FR"]',
      'public.navBackColor: "25313d" -> "113355"',
      'public.personalMenuNotShown: [] -> [8,9]',
      'public.recoFlag: "0" -> "1"',
      'texts.loginExplain.fr-FR: (none) -> "Bonjour"',
    ]);
    const back = await tenant('set', '--tenant', 'alpha', '--default', 'public.recoFlag');
    expect(back.out).toBe('public.recoFlag: "1" -> "0"\n');
  });

  it('changes nothing if one of the values is not allowed', async () => {
    const before = await exported('alpha');
    const refused = await tenant('set', '--tenant', 'alpha', 'policy.fineLimit=1', 'public.recoFlag=yes');
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Allowed: 0 or 1') });
    expect(await exported('alpha')).toEqual(before);
  });

  it('shows what differs from the defaults, and all with the values that are allowed', async () => {
    const shown = (await tenant('show', '--tenant', 'alpha')).out;
    expect(shown).toContain('policy.fineLimit\t900\n');
    expect(shown).not.toContain('bookCover');
    const all = (await tenant('show', '--tenant', 'alpha', 'public', '--all')).out;
    expect(all).toContain('public.bookCover\t"0"\t0 or 1\n');
    expect(all).not.toContain('policy.');
    expect(await tenant('show', '--tenant', 'alpha', 'nowhere')).toMatchObject({ code: 1 });
  });

  it('makes another library of an export, and shows the changes of one before it makes them', async () => {
    const north = await exported('north');
    const copy = ['import', path('north.json'), '--id', '7009', '--path', 'copy'];
    const dry = await tenant(...copy, '--dry-run');
    expect(dry.out).toMatch(/^New: 7009, \/copy\/\n[\s\S]*Nothing was changed/);
    expect((await tenant('list')).out).not.toContain('copy');
    expect(await tenant(...copy)).toMatchObject({ code: 0 });
    expect(await exported('copy')).toEqual({ ...north, id: '7009', mappingPath: 'copy' });

    north.settings.public.navBackColor = '224466';
    north.libraries.push({ code: 'EAST', names: { 'en-US': 'East' } });
    writeFileSync(path('changed.json'), JSON.stringify(north));
    const changed = await tenant('import', path('changed.json'));
    expect(changed.out).toBe('Changes: 7001\npublic.navBackColor: "25313d" -> "224466"\nlibrary EAST: new\n');
    expect(await exported('north')).toEqual(north);
  });

  it('refuses a file with a fault, and says where it is', async () => {
    const north = await exported('north');
    Object.assign(north.settings.public, { navBackColor: 'red', unknown: 1 });
    writeFileSync(path('wrong.json'), JSON.stringify(north));
    const refused = await tenant('import', path('wrong.json'));
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/settings\.public\.unknown: there is no such setting/);
    expect(refused.err).toMatch(/settings\.public\.navBackColor: /);
    writeFileSync(path('text.json'), 'no json');
    expect(await tenant('import', path('text.json'))).toMatchObject({ code: 1 });
  });

  it('adds a library building, and its texts with a page of their own', async () => {
    const add = ['library', 'add', '--tenant', 'north', '--code', 'WEST', '--name', '西馆'];
    expect(await installation.run(add)).toMatchObject({ code: 0 });
    expect(await installation.run(add)).toMatchObject({ code: 1, err: expect.stringContaining('already') });
    const text = ['text', '--tenant', 'north', '--text', 'privacy', '--language', 'en-US', '--value'];
    expect((await tenant(...text, '<p>Ours</p>')).out).toContain('en-US\t"<p>Ours</p>"');
  });
});
