import type { Client } from '@lectern/contracts/kernel/client';
import { getReadingReport } from '@lectern/contracts/lending/reading-report/get-reading-report';
import { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

describeOnBothDatabases('a year of reading', 'SQL', (kind) => {
  let app: TestApp;
  let reader: Client;
  let patronId: string;

  beforeAll(async () => {
    app = await createTestApp({ kind });
    app.clock.set('2026-06-01T04:00:00.000Z');
    const patron = await buildPatron(app.deps.db);
    patronId = patron.id;
    reader = app.client({ token: await buildSession(app.deps.db, patron) });
    const whale = await bib('Moby Dick', 'Melville', 'I712.44');
    const piazza = await bib('The Piazza Tales', 'Melville', 'I712.45');
    const stars = await bib('Stars', 'Rey', 'P1');
    await lend(whale, '2025-12-30', '2026-01-05');
    await lend(whale, '2026-02-01', '2026-02-11');
    await lend(piazza, '2026-02-20', '2026-03-20');
    await lend(stars, '2026-05-20', null);
  });
  afterAll(() => app.close());

  async function bib(title: string, author: string, notation: string): Promise<string> {
    const { id } = await buildBib(app.deps.db, {
      title,
      author,
      description: { classes: [{ scheme: 'clc', notation }] },
    });
    return id;
  }
  async function lend(bib_id: string, from: string, until: string | null): Promise<void> {
    const item = await buildItem(app.deps.db, { bib_id });
    await buildLoan(app.deps.db, {
      patron_id: patronId,
      item_id: item.id,
      checked_out_at: `${from}T04:00:00.000Z`,
      due_date: '2026-12-31',
      returned_at: until && `${until}T04:00:00.000Z`,
    });
  }

  it('counts check-outs, works, months, classes and authors of that year', async () => {
    const report = await reader.call(getReadingReport, {});
    expect(report).toMatchObject({
      year: 2026,
      years: [2026, 2025],
      loans: 3,
      works: 3,
      loansBefore: 1,
      daysKept: 19,
      first: { title: 'Moby Dick', date: '2026-02-01' },
      last: { title: 'Stars' },
      longest: { title: 'The Piazza Tales', days: 28 },
    });
    expect(report.months.map(({ loans }) => loans)).toEqual([0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(report.subjects.map(({ code, loans }) => [code, loans])).toEqual([
      ['I', 2],
      ['P', 1],
    ]);
    expect(report.authors).toEqual([{ name: 'Melville', loans: 2 }]);
  });

  it('is empty for a year without loans', async () => {
    expect(await reader.call(getReadingReport, { year: 2020 })).toMatchObject({
      loans: 0,
      works: 0,
      daysKept: null,
      first: null,
      last: null,
      longest: null,
      subjects: [],
    });
  });

  it('is shared as figures, without titles or the reader', async () => {
    const share = await reader.call(getShare, { year: 2026 });
    expect(share).toMatchObject({ year: 2026, loans: 3, works: 3, busiestMonth: '2026-02' });
    expect(share.subjects).toHaveLength(2);
    expect(share.link).toMatch(/\/alpha\/$/);
    expect(JSON.stringify(share)).not.toMatch(/Moby|Melville/);
    expect(JSON.stringify(share)).not.toContain(patronId);
  });

  it('is the own one of each reader', async () => {
    const other = app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
    expect(await other.call(getReadingReport, {})).toMatchObject({ loans: 0, years: [2026] });
  });
});
