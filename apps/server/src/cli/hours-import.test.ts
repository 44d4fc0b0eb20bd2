import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openingDays } from '../domains/collection/vocabulary/hours/opening-hours.ts';
import { formatSpans } from '../domains/collection/vocabulary/hours/opening-spans.ts';
import { readOpeningHours } from '../domains/collection/vocabulary/hours/stored-opening-hours.ts';
import { buildLibrary } from '../testing/catalogue-builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern hours import', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    for (const code of ['MAIN', 'SOUTH']) await buildLibrary(installation.db, { code });
  });
  afterAll(() => installation.close());

  function load(text: string | Buffer) {
    const file = join(installation.folder, 'hours.csv');
    writeFileSync(file, text);
    return installation.run(['hours', 'import', file, '--tenant', 'alpha']);
  }
  async function hoursOn(library: string, day: string) {
    const days = openingDays(await readOpeningHours(installation.db, '1001', '2020-01-01'));
    const spans = days.spansOn(library, day);
    return spans && formatSpans(spans);
  }

  it('replaces the week of a library and the hours of days, and leaves the others', async () => {
    const first =
      'library,day,hours,en-US\nMAIN,mon,"08:30-12:00 13:00-18:00",\n*,2026-12-25,closed,"Christmas, all day"\n';
    expect(await load(first)).toMatchObject({
      code: 0,
      out: 'Weeks: 1. Days with other hours: 1, removed: 0.\n',
    });
    expect(await hoursOn('MAIN', '2026-11-23')).toBe('08:30-12:00 13:00-18:00');
    expect(await hoursOn('MAIN', '2026-11-24')).toBe('');
    expect(await hoursOn('SOUTH', '2026-11-24')).toBeUndefined();
    expect(await hoursOn('SOUTH', '2026-12-25')).toBe('');
    // With semicolons and a byte order mark, as a spreadsheet of other countries writes it.
    const second = '\uFEFFlibrary;day;hours\r\nMAIN;2026-11-24;22:00-02:00\r\n*;2026-12-25;usual\r\n';
    expect(await load(second)).toMatchObject({ code: 0 });
    expect(await hoursOn('MAIN', '2026-11-24')).toBe('22:00-02:00');
    expect(await hoursOn('MAIN', '2026-11-23')).toBe('08:30-12:00 13:00-18:00');
    expect(await hoursOn('SOUTH', '2026-12-25')).toBeUndefined();
  });

  it.each([
    ['library,day\nMAIN,mon\n', 'line 1: the columns hours are missing.'],
    ['library,day,hours\nEAST,mon,closed\n', 'line 2: there is no library "EAST".'],
    ['library,day,hours\n*,mon,closed\n', 'line 2: a weekday needs the code of a library.'],
    [
      'library,day,hours\nMAIN,2026-02-30,closed\n',
      'line 2: "2026-02-30" is neither a weekday (mon to sun) nor a date.',
    ],
    ['library,day,hours\nMAIN,mon,8-12\n', 'line 2: "8-12" is not a time like 08:30-17:00.'],
    ['library,day,hours\nMAIN,mon,\n', 'line 2: hours are needed, or "closed".'],
    ['library,day,hours\nMAIN,mon,"08:00\n', 'Quote Not Closed'],
  ])('refuses %j and changes nothing', async (text, reason) => {
    const before = await hoursOn('MAIN', '2026-11-23');
    const { code, err } = await load(text);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(await hoursOn('MAIN', '2026-11-23')).toBe(before);
  });
});
