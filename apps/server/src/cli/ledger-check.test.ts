import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFineEntry, buildPatron } from '../testing/builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern ledger check', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  it('says that the books are right, or which rule is broken where', async () => {
    const { db } = installation;
    const ada = await buildPatron(db);
    const fine = await buildFineEntry(db, { patron_id: ada.id, amount: 500 });
    await buildFineEntry(db, { patron_id: ada.id, kind: 'payment', amount: -300 });
    const right = { code: 0, out: 'The ledger is right.\n' };
    expect(await installation.run(['ledger', 'check'])).toMatchObject(right);
    await db
      .updateTable('ledger_line')
      .set({ amount: 499 })
      .where('account', '=', 'debt')
      .where('posting_id', '=', fine.id)
      .execute();
    const { code, out } = await installation.run(['ledger', 'check', '--tenant', 'alpha']);
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `the lines of a posting sum to zero\t1001\t${fine.id}`,
      `a charge adds its amount to the debt\t1001\t${fine.id}`,
      `the debt of a reader is what is open of the charges\t1001\t${ada.id}`,
      '3 faults.',
      '',
    ]);
  });
});
