import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLocation } from '../testing/catalogue-builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern plan import and shelves import', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
    await buildLocation(installation.db, { code: 'LIT' });
  });
  afterAll(() => installation.close());

  const file = (name: string, text: string) => {
    const path = join(installation.folder, name);
    writeFileSync(path, text);
    return path;
  };
  const loadShelves = (text: string) =>
    installation.run(['shelves', 'import', file('shelves.csv', text), '--tenant', 'alpha']);
  const shelves = () =>
    installation.db
      .selectFrom('shelf_range')
      .select(['shelf', 'first_number', 'shape_id'])
      .orderBy('position')
      .execute();

  it('load a plan without what could run, and shelves that it shows', async () => {
    const svg =
      '<svg viewBox="0 0 9 9" onload="x()"><script>x()</script><rect id="S1" width="4" height="2"/></svg>';
    const plan = ['plan', 'import', file('plan.svg', svg), '--tenant', 'alpha', '--code', 'L2'];
    expect(await installation.run([...plan, '--name', 'en-US=Second floor'])).toEqual({
      code: 0,
      err: '',
      out: 'Loaded the plan L2. Shapes with an id: 1.\n  left out: onload (1)\n  left out: script (1)\n',
    });
    const stored = await installation.db
      .selectFrom('floor_plan')
      .select(['svg', 'names'])
      .executeTakeFirstOrThrow();
    expect(stored.svg).not.toMatch(/script|onload/);
    expect(stored.names).toBe('{"en-US":"Second floor"}');
    const table = 'location,shelf,from,to,plan,shape\nLIT,1,I0,I206,L2,S1\nLIT,2,I207,,,\n';
    expect(await loadShelves(table)).toMatchObject({ code: 0, out: 'Loaded 2 shelves for alpha.\n' });
    expect(await shelves()).toEqual([
      { shelf: '1', first_number: 'I0', shape_id: 'S1' },
      { shelf: '2', first_number: 'I207', shape_id: '' },
    ]);
  });

  it.each([
    ['location,shelf,from\nLIT,1,I0\n', 'line 1: the columns to are missing.'],
    ['location,shelf,from,to\nNOWHERE,1,I0,I2\n', 'line 2: there is no shelving location "NOWHERE".'],
    ['location,shelf,from,to\nLIT,1,I2,I1\n', 'line 2: I1 stands before I2.'],
    ['location,shelf,from,to\nLIT,,I1,I2\n', 'line 2: the shelf has no mark.'],
    ['location,shelf,from,to,scheme\nLIT,1,I1,I2,udc\n', 'line 2: "udc" is none of clc, lcc, ddc, other.'],
    [
      'location,shelf,from,to,plan,shape\nLIT,1,I1,I2,L2,S9\n',
      'line 2: the plan L2 has no shape with the id "S9".',
    ],
    ['location,shelf,from,to,plan,shape\nLIT,1,I1,I2,L9,S1\n', 'line 2: there is no plan "L9".'],
    ['location,shelf,from,to\n', 'the table has no shelves.'],
    [
      `location,shelf,from,to\nLIT,${'x'.repeat(501)},I1,I2\n`,
      'line 2: a value is at most 500 characters of text.',
    ],
    ['location,shelf,from,to\nLIT,"a\u0007b",I1,I2\n', 'line 2: a value is at most 500 characters of text.'],
  ])('refuse %j and keep what was there', async (text, reason) => {
    const before = await shelves();
    const { code, err } = await loadShelves(text);
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
    expect(await shelves()).toEqual(before);
  });

  it('refuse a plan that is none', async () => {
    const plan = ['--tenant', 'alpha', '--code', 'L3'];
    const html = await installation.run(['plan', 'import', file('x.svg', '<html/>'), ...plan]);
    expect(html).toMatchObject({ code: 1, err: expect.stringContaining('not an SVG drawing') });
    expect(
      await installation.run([
        'plan',
        'import',
        file('x.svg', '<svg/>'),
        '--tenant',
        'alpha',
        '--code',
        '../x',
      ]),
    ).toMatchObject({ code: 2 });
  });
});
