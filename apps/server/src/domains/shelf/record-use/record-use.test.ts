import type { Client } from '@lectern/contracts/kernel/client';
import { addFavourites } from '@lectern/contracts/shelf/favourites/add-favourites';
import { getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { getNearTenYearLoan } from '@lectern/contracts/shelf/record-use/get-near-ten-year-loan';
import { getRecordStatistics } from '@lectern/contracts/shelf/record-use/get-record-statistics';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildPatronGroup, buildSession } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { noteActivity, writeWaiting } from '../activity/note-activity.ts';

describeOnEachDatabase('the use of a record', (kind) => {
  let app: TestApp;
  const statements: string[] = [];
  beforeEach(async () => {
    app = await createTestApp({ kind, onStatement: (text) => statements.push(text) });
    await buildPatronGroup(app.deps.db);
    await buildPatronGroup(app.deps.db, { code: 'teacher', names: '{"en-US":"Teachers"}' });
  });
  afterEach(() => app.close());

  const allOf = (client: Client, recordId: string): Promise<unknown>[] => [
    client.call(getRecordStatistics, { recordId }),
    client.call(getNearTenYearLoan, { recordId }),
    client.call(getLoanAnalysis, { recordId }),
  ];
  const today = () => app.clock.now().toISOString().slice(0, 10);
  async function lend(bibId: string, day: string, patronId = 'somebody') {
    const at = `${day}T02:00:00.000Z`;
    await buildLoan(app.deps.db, { bib_id: bibId, patron_id: patronId, checked_out_at: at, returned_at: at });
  }
  /** So many readers of a group, each of whom borrowed the work once. */
  async function borrowers(
    bibId: string,
    count: number,
    given: { patron_group?: string; major?: string } = {},
  ) {
    const { major = '', ...group } = given;
    for (let one = 0; one < count; one++) {
      const { id } = await buildPatron(app.deps.db, group);
      await app.deps.db.updateTable('patron').set({ major }).where('id', '=', id).execute();
      await lend(bibId, today(), id);
    }
  }

  it('is told in numbers, and 0 is counted', async () => {
    const { id } = await buildBib(app.deps.db);
    await buildItem(app.deps.db, { bib_id: id });
    expect(await app.client().call(getRecordStatistics, { recordId: id })).toEqual({
      recordId: id,
      loanCount: 0,
      openCount: 0,
      favouriteCount: 0,
      ratingCount: 0,
      ratingAverage: null,
      waitingCount: 0,
      citeCount: 0,
    });
    const patron = await buildPatron(app.deps.db);
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    await lend(id, today());
    await lend(id, '2010-01-05');
    await reader.call(addFavourites, { recordIds: [id] });
    await reader.call(userRatings, { recordId: id, stars: 4 });
    const tenant = (await app.deps.tenants.byId('1001'))!;
    for (const event of ['openRecord', 'openRecord', 'cite', 'share'] as const)
      noteActivity(app.deps, tenant, { event, subject: id });
    await writeWaiting(app.deps);
    expect(await app.client().call(getRecordStatistics, { recordId: id })).toMatchObject({
      loanCount: 1,
      openCount: 2,
      favouriteCount: 1,
      ratingCount: 1,
      ratingAverage: 4,
      citeCount: 1,
    });
  });

  it('leaves out what the library system does not count', async () => {
    const { id } = await buildBib(app.deps.db);
    const without = await createTestApp({
      kind,
      adapt: (deps) => ({
        ...deps,
        db: app.deps.db,
        ils: {
          ...deps.ils,
          of: (tenant) => {
            const { statistics: _, ...rest } = app.deps.ils.of(tenant);
            return { ...rest, availability: async () => new Map() };
          },
        },
      }),
    });
    const numbers = await without.client().call(getRecordStatistics, { recordId: id });
    expect(numbers).not.toHaveProperty('loanCount');
    expect(numbers).not.toHaveProperty('waitingCount');
    const nothing = { recordId: id, total: 0, years: [] };
    expect(await without.client().call(getNearTenYearLoan, { recordId: id })).toEqual(nothing);
    expect(await without.client().call(getLoanAnalysis, { recordId: id })).toMatchObject({ groups: [] });
    await without.close();
  });

  it('is counted by calendar years of the library since it counts', async () => {
    const { id } = await buildBib(app.deps.db);
    expect(await app.client().call(getNearTenYearLoan, { recordId: id })).toMatchObject({ years: [] });
    const thisYear = Number(today().slice(0, 4));
    const { id: other } = await buildBib(app.deps.db);
    await lend(other, `${thisYear - 3}-05-05`);
    await lend(id, `${thisYear - 2}-12-30`);
    // Already the new year in the time zone of the library.
    await buildLoan(app.deps.db, {
      bib_id: id,
      checked_out_at: `${thisYear - 2}-12-31T16:30:00.000Z`,
      returned_at: today(),
    });
    const { total, years } = await app.client().call(getNearTenYearLoan, { recordId: id });
    expect(total).toBe(2);
    expect(years.map(({ year, loanCount }) => [year - thisYear, loanCount])).toEqual([
      [-3, 0],
      [-2, 1],
      [-1, 1],
      [0, 0],
    ]);
    await lend(other, `${thisYear - 30}-05-05`);
    const long = await app.client().call(getNearTenYearLoan, { recordId: id });
    expect(long.years).toHaveLength(10);
  });

  it('tells nothing of four readers, and the groups of five', async () => {
    const { id } = await buildBib(app.deps.db);
    await borrowers(id, 4);
    const analysis = () => app.client().call(getLoanAnalysis, { recordId: id });
    expect(await analysis()).toEqual({ recordId: id, groups: [], colleges: [], months: [] });
    await borrowers(id, 2, { major: 'Marine biology' });
    // Loans that lost their reader count for months alone.
    await lend(id, today(), '');
    const { groups, colleges, months } = await analysis();
    expect(groups).toEqual([{ code: 'undergraduate', name: 'Undergraduates', loanCount: 6, readerCount: 6 }]);
    expect(colleges).toEqual([]);
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ month: today().slice(0, 7), loanCount: 7 });
    expect(months[0]?.loanCount).toBe(0);
  });

  it('never tells a teacher by what is left of all', async () => {
    const { id } = await buildBib(app.deps.db);
    await borrowers(id, 9, { major: 'Law' });
    await borrowers(id, 1, { patron_group: 'teacher', major: 'Music' });
    const one = await app.client().call(getLoanAnalysis, { recordId: id });
    expect(one.groups).toEqual([]);
    expect(JSON.stringify(one)).not.toMatch(/teacher|Music/i);
    await borrowers(id, 4, { patron_group: 'teacher' });
    const five = await app.client().call(getLoanAnalysis, { recordId: id });
    expect(five.groups.map(({ code, readerCount }) => [code, readerCount])).toEqual([
      ['undergraduate', 9],
      ['teacher', 5],
    ]);
    expect(five.colleges).toEqual([
      { code: 'Law', name: 'Law', loanCount: 9, readerCount: 9 },
      { code: '', name: '', loanCount: 5, readerCount: 5 },
    ]);
  });

  it('knows no loans of another library, and no record of it', async () => {
    const { id } = await buildBib(app.deps.db);
    await buildLoan(app.deps.db, {
      bib_id: id,
      checked_out_at: `${today()}T01:00:00.000Z`,
      tenant_id: '1002',
    });
    const { total } = await app.client().call(getNearTenYearLoan, { recordId: id });
    expect(total).toBe(0);
    const beta = app.client({ tenant: 'beta' });
    const refused = { status: 'rejected', reason: { code: 'BIB_NOT_FOUND' } };
    expect(await Promise.allSettled(allOf(beta, id))).toMatchObject([refused, refused, refused]);
  });

  it('names no reader', async () => {
    const { id } = await buildBib(app.deps.db);
    await borrowers(id, 6);
    const patrons = await app.deps.db.selectFrom('patron').select(['id', 'primary_id', 'name']).execute();
    const answers = JSON.stringify(await Promise.all(allOf(app.client(), id)));
    for (const { id: patronId, primary_id, name } of patrons)
      for (const word of [patronId, primary_id, name]) expect(answers).not.toContain(word);
  });
});
