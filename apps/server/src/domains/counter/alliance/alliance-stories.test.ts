import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { AWAY_STEPS } from '@lectern/rules/alliance/steps';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type AllianceLibraries,
  type AllianceServer,
  createAllianceLibraries,
  type WireFault,
} from '../../../testing/alliance-libraries.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const FAULTS: readonly WireFault[] = ['none', 'away', 'answer lost', 'twice'];
const TURNS = 12;

/** Numbers below 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

describeOnBothDatabases('two libraries whose messages are lost, late or double', 'locks', (kind) => {
  let libraries: AllianceLibraries;
  beforeEach(async () => {
    libraries = await createAllianceLibraries(kind);
  });
  afterEach(() => libraries.close());

  /** The one transaction as a library has it. */
  async function seenBy({ staff }: AllianceServer, side: 'lending' | 'borrowing') {
    for (const ended of [false, true]) {
      const { transactions } = await staff.call(listAllianceTransactions, { side, ended });
      if (transactions[0]) return transactions[0];
    }
    throw new Error(`nothing is ${side}`);
  }

  it.each([1, 2, 3])('come to the same step, and the copy is where it says: story %i', async (seed) => {
    const { home, lender, reader, recordId, barcode } = libraries;
    const random = numbers(seed * 7919);
    const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)];
    const { code } = await reader.call(getAllianceCode, {});
    await reader.call(addAllianceTransaction, { otherLib: 'lender', recordId, code });
    for (let turn = 0; turn < TURNS; turn++) {
      home.fault = pick(FAULTS) ?? 'none';
      lender.fault = pick(FAULTS) ?? 'none';
      const [server, side] = random() < 0.5 ? ([home, 'borrowing'] as const) : ([lender, 'lending'] as const);
      const { transactionId, moves } = await seenBy(server, side);
      const verb = pick(moves);
      if (verb) await server.staff.call(moveAllianceTransaction, { transactionId, verb, barcode });
      libraries.pass(61);
    }
    home.fault = 'none';
    lender.fault = 'none';
    for (const server of [home, lender]) {
      libraries.pass(2 * 60 * 60);
      await server.tell();
    }
    const [here, there] = [await seenBy(home, 'borrowing'), await seenBy(lender, 'lending')];
    expect(here).toMatchObject({ step: there.step, barcode: there.barcode, isUntold: false });
    expect(there.isUntold).toBe(false);
    const { status } = await lender.staff.call(getDeskItem, { barcode });
    if (AWAY_STEPS.includes(there.step)) expect(status).toBe('on_loan');
    if (there.step === 'returned') expect(status).toBe('available');
  });
});
