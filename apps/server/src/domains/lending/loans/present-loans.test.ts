import { exportLoans } from '@lectern/contracts/lending/loans/export-loans';
import { getLoanChart } from '@lectern/contracts/lending/loans/get-loan-chart';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { unzipped } from '../../../testing/unzipped.ts';

describeOnEachDatabase('what a reader borrowed', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  async function readerWith(...loans: readonly { readonly lent: string; readonly returned?: string }[]) {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    for (const { lent, returned = null } of loans) {
      const bib = await buildBib(db, { title: '@红楼梦' });
      const item = await buildItem(db, { bib_id: bib.id, volume: '上' });
      await buildLoan(db, {
        patron_id: patron.id,
        item_id: item.id,
        checked_out_at: lent,
        due_date: '2026-02-27',
        returned_at: returned,
      });
    }
    return test.signedIn(patron);
  }

  it('leaves as a file of the loans of today, in both formats', async () => {
    const reader = await readerWith(
      { lent: '2026-02-01T02:00:00.000Z' },
      { lent: '2026-02-02T02:00:00.000Z' },
    );
    const csv = await reader.download(exportLoans, { all: '1' });
    expect(csv.headers.get('content-disposition')).toContain('loans-2026-03-02.csv');
    const lines = (await csv.text()).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Renewals allowed,Days overdue,Fine so far');
    expect(lines[1]).toMatch(/^'@红楼梦,.*,上,.*,2026-02-01,2026-02-27,0,3,3,/);
    const xlsx = await reader.download(exportLoans, { all: '1', format: 'xlsx' });
    const sheet = unzipped(Buffer.from(await xlsx.arrayBuffer()))
      .get('xl/worksheets/sheet1.xml')
      ?.toString();
    expect(sheet?.match(/<row>/g)).toHaveLength(3);
    expect(sheet).toContain('s="2"><is><t xml:space="preserve">@红楼梦');
  });

  it('leaves as the chosen rows alone, and not at all where none is chosen', async () => {
    const reader = await readerWith(
      { lent: '2026-02-01T02:00:00.000Z' },
      { lent: '2026-02-02T02:00:00.000Z' },
    );
    const [, second] = (await reader.call(listLoans, {})).loans;
    const csv = await (await reader.download(exportLoans, { loanIds: [second?.loanId ?? ''] })).text();
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(second?.barcode);
    for (const none of [{}, { loanIds: [] }])
      await expect(reader.download(exportLoans, none)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('is counted for each of the last twelve months of the library’s time zone, present and past loans', async () => {
    const reader = await readerWith(
      { lent: '2026-03-01T02:00:00.000Z' },
      // One o'clock in the night of the 1st in Shanghai.
      { lent: '2026-02-28T17:00:00.000Z', returned: '2026-03-01T20:00:00.000Z' },
      { lent: '2025-04-01T02:00:00.000Z', returned: '2025-05-01T02:00:00.000Z' },
      { lent: '2025-03-20T02:00:00.000Z', returned: '2025-05-01T02:00:00.000Z' },
    );
    const { total, points } = await reader.call(getLoanChart, {});
    expect(total).toBe(3);
    expect(points).toHaveLength(12);
    expect(points[0]).toEqual({ period: '2025-04', loans: 1 });
    expect(points[1]).toEqual({ period: '2025-05', loans: 0 });
    expect(points.at(-1)).toEqual({ period: '2026-03', loans: 2 });
  });

  it('is counted by year from the first loan on, without gaps', async () => {
    const reader = await readerWith(
      { lent: '2026-01-01T02:00:00.000Z' },
      { lent: '2024-06-01T02:00:00.000Z', returned: '2024-07-01T02:00:00.000Z' },
      { lent: '1999-06-01T02:00:00.000Z', returned: '1999-07-01T02:00:00.000Z' },
    );
    expect(await reader.call(getLoanChart, { span: 'year' })).toEqual({
      span: 'year',
      total: 2,
      points: [
        { period: '2024', loans: 1 },
        { period: '2025', loans: 0 },
        { period: '2026', loans: 1 },
      ],
    });
  });

  it('is this year alone for a reader who never borrowed', async () => {
    const reader = await readerWith();
    const answer = await reader.call(getLoanChart, { span: 'year' });
    expect(answer).toEqual({ span: 'year', total: 0, points: [{ period: '2026', loans: 0 }] });
  });
});
