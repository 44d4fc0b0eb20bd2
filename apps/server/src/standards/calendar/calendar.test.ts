import { getCalendarFeed } from '@lectern/contracts/lending/loans/get-calendar-feed';
import { removeCalendarFeed } from '@lectern/contracts/lending/loans/remove-calendar-feed';
import { renewCalendarFeed } from '@lectern/contracts/lending/loans/renew-calendar-feed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildRequest } from '../../testing/builders.ts';
import { buildBib, buildItem } from '../../testing/catalogue-builders.ts';
import { createIlsApp, type IlsApp } from '../../testing/ils-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('the calendar of a reader', (kind) => {
  let test: IlsApp;

  beforeAll(async () => {
    test = await createIlsApp(kind);
  });
  afterAll(() => test.close());

  async function reader() {
    const { db } = test.deps;
    const patron = await buildPatron(db);
    const bib = await buildBib(db, { title: '红楼梦; 上,下' });
    const item = await buildItem(db, { bib_id: bib.id });
    const loan = await buildLoan(db, { patron_id: patron.id, item_id: item.id, due_date: '2026-03-12' });
    return { patron, bib, loan, client: await test.signedIn(patron) };
  }

  const read = (address: string) =>
    test.app.inject({ url: new URL(address).pathname, headers: { host: 'library.example.org' } });

  /** The lines of a calendar, folded ones joined. */
  const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('has an entry for each loan and each copy that is kept', async () => {
    const { patron, client, loan } = await reader();
    await buildLoan(test.deps.db, {
      patron_id: patron.id,
      due_date: '2026-03-02',
      due_at: '2026-03-02T06:30:00.000Z',
    });
    const kept = await buildRequest(test.deps.db, {
      patron_id: patron.id,
      step: 'reservation_arrived',
      kept_until: '2026-03-09',
    });
    const { address } = await client.call(renewCalendarFeed, {});
    const answer = await read(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=600',
    });
    const lines = linesOf(answer.body);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain(`UID:loan-${loan.id}`);
    expect(lines).toContain('DTSTART;VALUE=DATE:20260312');
    expect(lines).toContain('SUMMARY:Due: 红楼梦\\; 上\\,下');
    expect(lines).toContain('DTSTART:20260302T063000Z');
    expect(lines).toContain(`UID:request-${kept.id}`);
    expect(lines).toContain('DTSTART;VALUE=DATE:20260309');
  });

  it('is at one address only: a new one ends it, and so does its removal', async () => {
    const { client } = await reader();
    expect(await client.call(getCalendarFeed, {})).toEqual({ createdAt: null });
    const { address: first, createdAt } = await client.call(renewCalendarFeed, {});
    expect(await client.call(getCalendarFeed, {})).toEqual({ createdAt });
    const { address: second } = await client.call(renewCalendarFeed, {});
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await client.call(removeCalendarFeed, {});
    expect((await read(second)).statusCode).toBe(404);
  });

  it('is nobody’s at guessed addresses and at those of another library', async () => {
    const { client } = await reader();
    const { address } = await client.call(renewCalendarFeed, {});
    expect((await read(address.replace('/alpha/', '/beta/'))).statusCode).toBe(404);
    expect((await read(`${address.slice(0, -8)}AAAA.ics`)).statusCode).toBe(404);
    expect((await read(new URL('/alpha/calendar/.ics', address).href)).statusCode).toBe(404);
  });

  it('stores no address', async () => {
    const { client } = await reader();
    const { address } = await client.call(renewCalendarFeed, {});
    const secret = /calendar\/(.+)\.ics$/.exec(address)?.[1] ?? 'none';
    const rows = await test.deps.db.selectFrom('calendar_feed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
