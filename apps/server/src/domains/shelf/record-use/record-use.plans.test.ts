import { getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { getNearTenYearLoan } from '@lectern/contracts/shelf/record-use/get-near-ten-year-loan';
import { getRecordStatistics } from '@lectern/contracts/shelf/record-use/get-record-statistics';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/db/ids.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { measureSizes } from '../../../platform/db/measure-sizes.ts';
import { buildLoan, buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestApp } from '../../../testing/test-app.ts';

/** More than measureSizes leaves alone. */
const LARGE = 11_000;
/** Tables that grow with the library. */
const GROWING = ['bib', 'item', 'loan', 'patron', 'request', 'click_count', 'favourite', 'review'];

it('SQLite reads the rows of one record, never all of a large library', async () => {
  const statements: string[] = [];
  const app = await createTestApp({ onStatement: (text) => statements.push(text) });
  const { db } = app.deps;
  const { id } = await buildBib(db);
  await buildItem(db, { bib_id: id });
  const patron = await buildPatron(db);
  const at = app.clock.now().toISOString();
  await buildLoan(db, { bib_id: id, patron_id: patron.id, checked_out_at: at, returned_at: at });
  const loan = await db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
  const many = Array.from({ length: LARGE }, (_, one) => ({ ...loan, id: newId(), bib_id: `b${one}` }));
  await insertRows(db, 'loan', many);
  await insertRows(
    db,
    'click_count',
    many.map(({ bib_id }) => ({
      ...{ tenant_id: '1001', day: '2026-03-01', event: 'openRecord' as const },
      ...{ subject: bib_id, count: 1 },
    })),
  );
  for (let reader = 0; reader < 4; reader++)
    await buildLoan(db, {
      bib_id: id,
      patron_id: (await buildPatron(db)).id,
      checked_out_at: at,
      returned_at: at,
    });
  await measureSizes(db);
  statements.length = 0;
  const { groups } = await app.client().call(getLoanAnalysis, { recordId: id });
  expect(groups).toHaveLength(1);
  await app.client().call(getNearTenYearLoan, { recordId: id });
  await app.client().call(getRecordStatistics, { recordId: id });
  const slow: string[] = [];
  for (const text of new Set(statements)) {
    if (!/^\s*select/i.test(text)) continue;
    const explained = sql.raw(`explain query plan ${text.replaceAll('?', "'x'")}`);
    const { rows } = await sql<{ detail: string }>`${explained}`.execute(db);
    for (const { detail } of rows) {
      const table = /^(?:SCAN|SEARCH) (\S+)/.exec(detail)?.[1] ?? '';
      const readsAll = detail.startsWith('SCAN') || detail.endsWith('(tenant_id=?)');
      // The first loan of a library is the first entry of an index in its order.
      if (GROWING.includes(table) && readsAll && !/order by "checked_out_at" limit/.test(text))
        slow.push(`${detail}: ${text}`);
    }
  }
  expect(slow).toEqual([]);
  await app.close();
});
