import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { cancelAllianceTransaction } from '@lectern/contracts/counter/alliance/cancel-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { getAllianceStatistics } from '@lectern/contracts/counter/alliance/get-alliance-statistics';
import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { listPastUnionLoans } from '@lectern/contracts/counter/alliance/list-past-union-loans';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { getDeskItem } from '@lectern/contracts/counter/desk/get-desk-item';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import type { AllianceVerb } from '@lectern/rules/alliance/ways';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AllianceLibraries,
  type AllianceServer,
  createAllianceLibraries,
} from '../../../testing/alliance-libraries.ts';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

let libraries: AllianceLibraries;

async function ask() {
  const { code } = await libraries.reader.call(getAllianceCode, {});
  const { recordId } = libraries;
  return libraries.reader.call(addAllianceTransaction, { otherLib: 'lender', recordId, code });
}

const move = (
  { staff }: AllianceServer,
  transactionId: string,
  verb: AllianceVerb,
  more: { readonly barcode?: string; readonly reason?: string } = {},
) => staff.call(moveAllianceTransaction, { transactionId, verb, ...more });

const ofReader = async () => (await libraries.reader.call(listUnionLoans, {})).loans.map(({ step }) => step);
const pastOfReader = async () =>
  (await libraries.reader.call(listPastUnionLoans, {})).loans.map(({ step }) => step);
const statusOfCopy = async () => {
  const answer = await libraries.lender.staff.call(getDeskItem, { barcode: libraries.barcode });
  return answer.status;
};
const atLender = async (ended = false) =>
  (await libraries.lender.staff.call(listAllianceTransactions, { side: 'lending', ended })).transactions;

/** The reader's inbox, once something came. */
const messagesOfReader = () =>
  vi.waitFor(async () => {
    const { messages } = await libraries.reader.call(getMessages, {});
    expect(messages).not.toEqual([]);
    return messages;
  }, 30_000);

describeOnEachDatabase('borrowing in the alliance, between two servers', (kind) => {
  beforeEach(async () => {
    libraries = await createAllianceLibraries(kind);
  });
  afterEach(() => libraries.close());

  it('finds what the other library has', async () => {
    const found = await libraries.reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(found.libraries).toEqual([
      { otherLib: 'lender', name: 'The lender library', numFound: 1, fault: null },
    ]);
    const holding = { otherLib: 'lender', recordId: libraries.recordId, itemCount: 1, loanableCount: 1 };
    expect(found.searchResult).toMatchObject([{ title: 'Far Harbours', holdings: [holding] }]);
    libraries.home.fault = 'away';
    const away = await libraries.reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(away).toMatchObject({ libraries: [{ numFound: null, fault: 'unreachable' }], searchResult: [] });
  });

  it('brings a copy to the reader and back again, and both libraries see each step', async () => {
    const { home, lender, barcode, patronId } = libraries;
    const { transactionId: id, requestNo } = await ask();
    expect(await ofReader()).toEqual(['asked']);
    expect(await atLender()).toMatchObject([
      { requestNo, step: 'asked', reader: null, title: 'Far Harbours' },
    ]);
    await move(lender, id, 'accept');
    expect(await ofReader()).toEqual(['accepted']);
    await move(lender, id, 'send', { barcode });
    expect(await statusOfCopy()).toBe('on_loan');
    const [sent] = (await libraries.reader.call(listUnionLoans, {})).loans;
    expect(sent).toMatchObject({ step: 'sent', barcode, normReturnDate: '2026-03-30', canCancel: false });
    await move(home, id, 'receive');
    expect(await messagesOfReader()).toMatchObject([{ type: 'allianceArrived' }]);
    await move(home, id, 'handOver');
    expect(await atLender()).toMatchObject([{ step: 'on_loan' }]);
    const here = await home.staff.call(listAllianceTransactions, { side: 'borrowing' });
    expect(here.transactions).toMatchObject([{ reader: { patronId, name: 'Secret Name' } }]);
    await move(home, id, 'sendBack');
    await move(lender, id, 'takeBack');
    expect(await ofReader()).toEqual([]);
    expect(await pastOfReader()).toEqual(['returned']);
    expect(await statusOfCopy()).toBe('available');
    const days = { from: '2026-03-01', to: '2026-03-31' };
    expect(await lender.staff.call(getAllianceStatistics, days)).toEqual({
      rows: [
        { otherLib: 'home', name: 'The home library', side: 'lending', total: 1, steps: { returned: 1 } },
      ],
    });
  });

  it('lends at the desk of the other library to whoever shows a code of the last five minutes', async () => {
    const { lender, barcode, reader } = libraries;
    const { code } = await reader.call(getAllianceCode, {});
    const visit = { otherLib: 'home', barcode };
    await expect(lender.staff.call(lendToVisitor, { ...visit, code: '00000000' })).rejects.toMatchObject({
      code: 'ALLIANCE_CODE_WRONG',
    });
    libraries.pass(301);
    await expect(lender.staff.call(lendToVisitor, { ...visit, code })).rejects.toMatchObject({
      code: 'ALLIANCE_CODE_WRONG',
    });
    const fresh = await reader.call(getAllianceCode, {});
    const lent = await lender.staff.call(lendToVisitor, { ...visit, code: fresh.code });
    expect(lent).toMatchObject({ kind: 'visit', step: 'on_loan', reader: null });
    expect(await ofReader()).toEqual(['on_loan']);
    expect(await statusOfCopy()).toBe('on_loan');
    // A code is used once.
    await expect(lender.staff.call(lendToVisitor, { ...visit, code: fresh.code })).rejects.toMatchObject({
      code: 'ALLIANCE_CODE_WRONG',
    });
    await lender.staff.call(checkIn, { barcode });
    await lender.tell();
    expect(await pastOfReader()).toEqual(['returned']);
  });

  it('tells the reader why the other library refuses', async () => {
    const { transactionId } = await ask();
    await move(libraries.lender, transactionId, 'refuse', { reason: 'Too fragile to travel' });
    const past = await libraries.reader.call(listPastUnionLoans, {});
    expect(past.loans).toMatchObject([{ step: 'refused', reason: 'Too fragile to travel' }]);
    const [message] = await messagesOfReader();
    expect(message).toMatchObject({ type: 'allianceRefused', section: 'borrowing' });
    expect(message?.content).toContain('Too fragile to travel');
  });

  it('lets the reader cancel until a copy is sent', async () => {
    const { transactionId } = await ask();
    await libraries.reader.call(cancelAllianceTransaction, { transactionId });
    expect(await atLender(true)).toMatchObject([{ step: 'cancelled' }]);
    const other = await ask();
    await move(libraries.lender, other.transactionId, 'send', { barcode: libraries.barcode });
    await expect(
      libraries.reader.call(cancelAllianceTransaction, { transactionId: other.transactionId }),
    ).rejects.toMatchObject({ code: 'ALLIANCE_STEP_PASSED' });
  });

  it('says that the other library is away, and keeps what staff did meanwhile until it answers', async () => {
    const { home, lender, barcode, reader } = libraries;
    const { transactionId: id } = await ask();
    await move(lender, id, 'send', { barcode });
    home.fault = 'away';
    const moved = await move(home, id, 'handOver');
    expect(moved).toMatchObject({ step: 'on_loan', isUntold: true });
    expect(await atLender()).toMatchObject([{ step: 'sent' }]);
    const { code } = await reader.call(getAllianceCode, {});
    const asking = reader.call(addAllianceTransaction, { otherLib: 'lender', recordId: 'other', code });
    await expect(asking).rejects.toMatchObject({ code: 'ALLIANCE_LIBRARY_UNAVAILABLE' });
    libraries.pass(60);
    await home.tell();
    expect(await atLender()).toMatchObject([{ step: 'sent' }]);
    home.fault = 'none';
    libraries.pass(60 * 60);
    await home.tell();
    expect(await atLender()).toMatchObject([{ step: 'on_loan', requestNo: moved.requestNo }]);
    const here = await home.staff.call(listAllianceTransactions, { side: 'borrowing' });
    expect(here).toMatchObject({ transactions: [{ isUntold: false }], peers: [{ untold: 0 }] });
  });

  it.each(['answer lost', 'twice'] as const)('begins one request when %s', async (fault) => {
    const { home, lender, barcode, reader, recordId } = libraries;
    const { code } = await reader.call(getAllianceCode, {});
    home.fault = fault === 'twice' ? 'twice' : 'none';
    const begun = reader.call(addAllianceTransaction, { otherLib: 'lender', recordId, code });
    const { transactionId } = await begun;
    home.fault = fault;
    await move(lender, transactionId, 'send', { barcode });
    await move(home, transactionId, 'handOver');
    home.fault = 'none';
    libraries.pass(60 * 60);
    await home.tell();
    expect(await atLender()).toMatchObject([{ transactionId, step: 'on_loan' }]);
    const here = await home.staff.call(listAllianceTransactions, { side: 'borrowing' });
    expect(here).toMatchObject({ total: 1, transactions: [{ step: 'on_loan', isUntold: false }] });
  });
});

describe('what may be asked in the alliance', () => {
  beforeEach(async () => {
    libraries = await createAllianceLibraries();
  });
  afterEach(() => libraries.close());

  it('lends no other title than the one that was asked for, and lets no library make the moves of the other', async () => {
    const { lender } = libraries;
    const { transactionId } = await ask();
    const other = await buildItem(lender.app.deps.db);
    await expect(move(lender, transactionId, 'send', { barcode: other.barcode })).rejects.toMatchObject({
      code: 'ALLIANCE_COPY_OTHER',
    });
    await expect(move(lender, transactionId, 'send', { barcode: 'unknown' })).rejects.toMatchObject({
      code: 'ITEM_NOT_FOUND',
    });
    await expect(move(lender, transactionId, 'receive')).rejects.toMatchObject({
      code: 'ALLIANCE_STEP_PASSED',
    });
  });

  it('never names the reader to the other library', async () => {
    await ask();
    const { code } = await libraries.reader.call(getAllianceCode, {});
    await libraries.lender.staff.call(lendToVisitor, { otherLib: 'home', code, barcode: libraries.barcode });
    const rows = await libraries.lender.app.deps.db.selectFrom('alliance_transaction').selectAll().execute();
    expect(rows).toHaveLength(2);
    const all = [...libraries.home.sent, ...libraries.lender.sent].map((message) =>
      Buffer.from(message.split('.')[1] ?? '', 'base64url').toString(),
    );
    for (const words of [JSON.stringify(rows), ...all]) {
      expect(words).not.toContain(libraries.patronId);
      expect(words).not.toContain('Secret Name');
    }
  });
});
