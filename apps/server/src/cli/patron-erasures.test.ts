import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openErasure } from '../domains/people/account/erasure/erasure-store.ts';
import { buildPatron } from '../testing/builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern patron erasures', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) => installation.run(['patron', 'erasures', '--tenant', 'alpha', ...words]);

  it('lists what readers asked for until the library notes what it did', async () => {
    expect((await run()).out).toBe('There are no requests.\n');
    const ada = await buildPatron(installation.db, { primary_id: 'A1', name: 'Ada' });
    await openErasure(installation.db, '1001', ada.id, '2026-03-02T02:00:00.000Z');
    expect((await run()).out).toBe('2026-03-02T02:00:00.000Z\topen\tA1\tAda\n');
    expect((await run('--account', 'A1', '--end', 'done')).out).toBe('Noted for A1: done.\n');
    expect((await run()).out).toBe('There are no requests.\n');
    expect((await run('--all')).out).toContain('\tdone\tA1\t');
    expect(await run('--account', 'A1', '--end', 'refused')).toMatchObject({
      code: 1,
      err: 'A1 has no open request.\n',
    });
    expect((await run('--account', 'A1', '--end', 'gone')).code).toBe(2);
  });
});
