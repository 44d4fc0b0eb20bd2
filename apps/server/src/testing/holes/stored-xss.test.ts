import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib, buildItem, buildLibrary } from '../catalogue-builders.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';

const HOSTILE = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}]]>`;
const RUNS = /<script>alert|<img src=x/i;
const WEB = join(import.meta.dirname, '../../../../web/src');

describe('a script in a text of the library', () => {
  let app: TestApp;
  let bib: string;

  beforeAll(async () => {
    app = await createTestApp();
    const settings = testSettings('alpha');
    const everywhere = Object.fromEntries(LANGUAGES.map((language) => [language, HOSTILE]));
    await putSettings(app, {
      ...settings,
      names: everywhere,
      siteTexts: { privacy: everywhere, help: everywhere, accessibility: everywhere },
      texts: { opacFooterContent: everywhere, loginExplain: everywhere },
    });
    await app.deps.tenants.refresh();
    await buildLibrary(app.deps.db, { code: 'MAIN', names: JSON.stringify(everywhere) });
    const titles = [{ kind: 'main' as const, value: HOSTILE }];
    const built = await buildBib(app.deps.db, {
      title: HOSTILE,
      description: { titles, abstracts: [HOSTILE] },
    });
    bib = built.id;
    await buildItem(app.deps.db, { bib_id: bib, call_number: HOSTILE });
  });
  afterAll(() => app.close());

  it('runs in no page that the server writes, in no language', async () => {
    const pages = ['', 'search?q=x', 'opensearch.xml', 'sru', 'nothing', 'openurl', `unapi?id=${bib}`];
    for (const language of LANGUAGES)
      for (const path of [...pages, `record/${bib}`, `record/${HOSTILE}`, 'feed']) {
        app.clock.advance(61);
        const url = `/alpha/${encodeURI(path)}`;
        const { body, headers } = await app.app.inject({
          url,
          headers: { host: 'localhost', 'accept-language': language },
        });
        // JSON is no page: browsers are told not to guess otherwise.
        expect(headers['x-content-type-options'], url).toBe('nosniff');
        if (!String(headers['content-type']).includes('json')) expect(body, url).not.toMatch(RUNS);
      }
  });

  it('is written into no page as markup by the code of the pages', () => {
    const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    expect(code.length).toBeGreaterThan(100);
    const writers = code.filter((file) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|new Function\(|\beval\(/.test(
        readFileSync(join(WEB, file), 'utf8'),
      ),
    );
    expect(writers).toEqual([]);
  });
});
