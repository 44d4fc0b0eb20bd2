import type { Language } from '@lectern/contracts/kernel/languages';
import { exportPastLoans } from '@lectern/contracts/lending/loans/export-past-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFineEntry, buildLoan, buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { unzipped } from '../../../testing/unzipped.ts';

describeOnEachDatabase('past loans', (kind) => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await createTestApp({ kind });
    const { db } = test.deps;
    const patron = await buildPatron(db);
    token = await buildSession(db, patron);
    const past = [
      ['红楼梦', '2026-02-11T02:00:00.000Z'],
      ['=2+5', '2026-02-12T02:00:00.000Z'],
      // One o'clock in the night of the 14th in Shanghai.
      ['Les Misérables, "tome" 1', '2026-02-13T17:00:00.000Z'],
    ] as const;
    for (const [title, returned_at] of past) {
      const { id: bib_id } = await buildBib(db, { title, author: 'A. Author' });
      const item = await buildItem(db, { bib_id, call_number: 'I242.4/7', volume: 'v.1' });
      const loan = await buildLoan(db, {
        patron_id: patron.id,
        item_id: item.id,
        due_date: '2026-02-12',
        returned_at,
      });
      const entry = { patron_id: patron.id, loan_id: loan.id };
      if (title.startsWith('Les'))
        await buildFineEntry(db, { ...entry, posted_at: '2026-02-01T02:00:00.000Z' });
      if (title.startsWith('=')) {
        // One o'clock in the night of the 13th in Shanghai.
        const lost = { kind: 'lost', amount: 4000, posted_at: '2026-02-12T17:00:00.000Z' } as const;
        await buildFineEntry(db, { ...entry, ...lost });
      }
    }
    const settling = { patron_id: patron.id, posted_at: '2026-02-20T02:00:00.000Z' };
    await buildFineEntry(db, { ...settling, kind: 'payment', amount: -500, method: 'cash' });
    await buildFineEntry(db, { ...settling, kind: 'waiver', amount: -800 });
  });
  afterAll(() => test.close());

  it('come last returned first, with the days by which each was late', async () => {
    const answer = await test.client({ token }).call(listPastLoans, { rows: 2 });
    expect(answer.total).toBe(3);
    expect(answer.loans.map((loan) => [loan.title, loan.returnDate, loan.overdueDays])).toEqual([
      ['Les Misérables, "tome" 1', '2026-02-14', 2],
      ['=2+5', '2026-02-12', 0],
    ]);
  });

  it('say what a loan cost, what is paid and how, and when the item was charged as lost', async () => {
    const client = test.client({ token, language: 'en-US' });
    const { loans } = await client.call(listPastLoans, {});
    const money = (amount: number) => ({ amount, currency: 'CNY' });
    expect(
      loans.map(({ title, amountDue, amountPaid, payMethod, lossFreezeDate }) => [
        title,
        amountDue,
        amountPaid,
        payMethod,
        lossFreezeDate,
      ]),
    ).toEqual([
      ['Les Misérables, "tome" 1', money(300), money(300), 'Cash', ''],
      ['=2+5', money(4000), money(1000), 'Cash, Waived', '2026-02-13'],
      ['红楼梦', money(0), money(0), '', ''],
    ]);
  });

  it('come first returned first if asked for', async () => {
    const answer = await test.client({ token }).call(listPastLoans, { rows: 2, sort: 'oldest' });
    expect(answer.loans.map(({ title }) => title)).toEqual(['红楼梦', '=2+5']);
  });

  it('are chosen by days of return and by words, in any script', async () => {
    const client = test.client({ token });
    const from = await client.call(listPastLoans, { from: '2026-02-14', to: '2026-02-14' });
    expect(from.total).toBe(1);
    const words = await client.call(listPastLoans, { keyWord: '紅樓' });
    expect(words.loans.map((loan) => loan.title)).toEqual(['红楼梦']);
    const accents = await client.call(listPastLoans, { keyWord: 'miserables' });
    expect(accents.total).toBe(1);
  });

  it.each<[Language, string, string]>([
    ['zh-CN', '题名', '借阅历史-2026-03-02.csv'],
    ['zh-TW', '題名', '借閱歷史-2026-03-02.csv'],
    ['en-US', 'Title', 'loan-history-2026-03-02.csv'],
    ['fr-FR', 'Titre', 'historique-des-prets-2026-03-02.csv'],
  ])('leave as a file with headings in %s that no spreadsheet runs', async (language, heading, fileName) => {
    const response = await test.client({ token, language }).download(exportPastLoans, { all: '1' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]?.split(',')).toHaveLength(16);
    expect(lines[0]?.split(',')[0]).toBe(heading);
    expect(lines[1]).toMatch(/^"Les Misérables, ""tome"" 1",A\. Author,v\.1,B\d+,I242\.4\/7,/);
    expect(lines[1]).toMatch(/,2026-02-10,2026-02-12,2026-02-14,0,2,[^,]*3[.,]00/);
    expect(lines[2]).toMatch(/^'=2\+5,/);
  });

  it('leave as a spreadsheet too, the same rows', async () => {
    const response = await test.client({ token }).download(exportPastLoans, { all: '1', format: 'xlsx' });
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(response.headers.get('content-disposition')).toContain('2026-03-02.xlsx');
    const sheet = unzipped(Buffer.from(await response.arrayBuffer())).get('xl/worksheets/sheet1.xml');
    expect(sheet?.toString().match(/<row>/g)).toHaveLength(4);
    expect(sheet?.toString()).toContain('Les Misérables, &quot;tome&quot; 1');
  });

  it('leave as the chosen rows alone, and not at all where none is chosen', async () => {
    const reader = test.client({ token });
    const { loans } = await reader.call(listPastLoans, {});
    const loanIds = loans.slice(1, 3).map(({ loanId }) => loanId);
    const csv = await (await reader.download(exportPastLoans, { loanIds })).text();
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(loans[1]?.barcode);
    expect(csv).not.toContain(loans[0]?.barcode);
    for (const none of [{}, { loanIds: [] }, { loanIds, all: '1' as const }])
      await expect(reader.download(exportPastLoans, none)).rejects.toThrow(/loanIds/);
  });

  it("are nobody else's", async () => {
    const other = await buildSession(test.deps.db, await buildPatron(test.deps.db));
    const answer = await test.client({ token: other }).call(listPastLoans, {});
    expect(answer).toEqual({ total: 0, historyDays: 365, loans: [] });
  });
});
