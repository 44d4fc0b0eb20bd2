import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import type { Bib } from '@lectern/marc/bib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the source of an article', () => {
  let app: TestApp;
  const ids: Record<string, string> = {};

  async function add(name: string, description: Partial<Bib>, source = 'own') {
    const row = await buildBib(app.deps.db, { title: name, control_number: name, source, description });
    ids[name] = row.id;
  }

  beforeAll(async () => {
    app = await createTestApp();
    await add('journal', {
      docType: 'journal',
      issns: ['1001-1234'],
      links: [
        { url: 'https://journal.example.org/cover', kind: 'related' },
        { url: 'https://www.example.org/j', label: 'Archive 1998-2004', kind: 'fulltext' },
        { url: 'javascript:alert(1)', kind: 'fulltext' },
      ],
    });
    await add('book', { docType: 'book', isbns: [{ value: '9787020002207', valid: true }] });
    await add('elsewhere', { docType: 'journal' }, 'other');
    const hosts: Record<string, Bib['host']> = {
      byIssn: { title: 'J', part: 'v.3, p. 5-20', issn: '1001-1234' },
      byIsbn: { title: 'B', isbn: '9787020002207' },
      byNumber: { title: 'J', controlNumbers: ['none', 'journal'] },
      byNumberElsewhere: { title: 'E', controlNumbers: ['elsewhere'] },
      byItself: { title: 'S', controlNumbers: ['byItself'] },
      unheld: { title: 'U', vernacular: '外刊', issn: '9999-9994' },
    };
    for (const [name, host] of Object.entries(hosts))
      await add(name, {
        docType: 'article',
        issns: host?.issn ? [host.issn] : [],
        links: [{ url: 'https://repository.example.org/5', note: 'Free', kind: 'version' }],
        ...(host && { host }),
      });
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const hostOf = async (name: string) =>
    (await app.client().call(getBib, { recordId: ids[name] ?? '' })).host;

  it('leads to the record that the library has, by control number, ISSN or ISBN', async () => {
    expect(await hostOf('byIssn')).toEqual({
      title: 'J',
      part: 'v.3, p. 5-20',
      issn: '1001-1234',
      recordId: ids.journal,
    });
    expect(await hostOf('byIsbn')).toMatchObject({ recordId: ids.book });
    expect(await hostOf('byNumber')).toMatchObject({ recordId: ids.journal });
  });

  it('is told without a record where the library has none, and never leads to the article itself', async () => {
    expect(await hostOf('unheld')).toEqual({ title: '外刊', part: '', issn: '9999-9994', recordId: null });
    expect(await hostOf('byItself')).toMatchObject({ recordId: null });
    expect(await hostOf('byNumberElsewhere')).toMatchObject({ recordId: null });
  });

  it('is null for other records', async () => {
    expect(await hostOf('journal')).toBeNull();
  });

  it('is another way to open an article online, behind its own addresses', async () => {
    const portfoliosOf = (name: string) => app.client().call(listPortfolios, { recordId: ids[name] ?? '' });
    const own = {
      url: 'https://repository.example.org/5',
      label: '',
      note: 'Free',
      host: 'repository.example.org',
      kind: 'version',
      coverage: null,
      through: null,
      title: null,
    };
    const archive = {
      url: 'https://www.example.org/j',
      label: 'Archive 1998-2004',
      note: '',
      host: 'example.org',
      kind: 'fulltext',
      coverage: { from: 1998, to: 2004 },
      title: null,
    };
    const through = { recordId: ids.journal, title: 'journal' };
    expect(await portfoliosOf('byIssn')).toEqual({ total: 2, portfolios: [own, { ...archive, through }] });
    expect(await portfoliosOf('unheld')).toEqual({ total: 1, portfolios: [own] });
    const journal = await portfoliosOf('journal');
    expect(journal.portfolios.map(({ url }) => url)).toEqual([
      'https://www.example.org/j',
      'https://journal.example.org/cover',
    ]);
  });
});
