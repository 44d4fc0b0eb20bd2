import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { cancelAllianceTransaction } from '@lectern/contracts/counter/alliance/cancel-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { listAlliancePeers } from '@lectern/contracts/counter/alliance/list-alliance-peers';
import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { listPastUnionLoans } from '@lectern/contracts/counter/alliance/list-past-union-loans';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import type { AllianceVerb } from '@lectern/rules/alliance/ways';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNcip } from '../../../../platform/ncip/read-ncip.ts';
import {
  type AllianceLibraries,
  type AllianceServer,
  createAllianceLibraries,
} from '../../../../testing/alliance-libraries.ts';
import { ncipFaultOf } from '../../../../testing/ncip-schema.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

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

const ofReader = async () => (await libraries.reader.call(listUnionLoans, {})).loans;
const pastOfReader = async () => (await libraries.reader.call(listPastUnionLoans, {})).loans;
const atLender = async (ended = false) =>
  (await libraries.lender.staff.call(listAllianceTransactions, { side: 'lending', ended })).transactions;
const servicesOf = ({ sent }: AllianceServer) => sent.map((xml) => readNcip(xml)?.name);

describeOnEachDatabase('borrowing in the alliance by NCIP, between two servers', (kind) => {
  beforeEach(async () => {
    libraries = await createAllianceLibraries(kind, 'ncip');
  });

  afterEach(async () => {
    const { home, lender, patronId, key } = libraries;
    const asked = [...home.sent, ...lender.sent];
    const answered = [...home.answers, ...lender.answers];
    for (const xml of [...asked, ...answered]) {
      expect([xml, ncipFaultOf(xml)]).toEqual([xml, undefined]);
      expect(xml).not.toContain(patronId);
      expect(xml).not.toContain('Secret Name');
    }
    for (const xml of answered) expect(xml).not.toContain(key);
    await libraries.close();
  });

  it('brings a copy to the reader and back again, and both libraries see each step', async () => {
    const { home, lender, barcode } = libraries;
    const { transactionId: id, requestNo } = await ask();
    expect(await ofReader()).toMatchObject([{ step: 'asked', title: 'Far Harbours' }]);
    expect(await atLender()).toMatchObject([
      { requestNo, step: 'asked', reader: null, title: 'Far Harbours' },
    ]);
    await move(lender, id, 'accept');
    expect(await ofReader()).toMatchObject([{ step: 'accepted' }]);
    await move(lender, id, 'send', { barcode });
    expect(await ofReader()).toMatchObject([{ step: 'sent', barcode, normReturnDate: '2026-03-30' }]);
    await move(home, id, 'receive');
    expect(await atLender()).toMatchObject([{ step: 'arrived' }]);
    await move(home, id, 'handOver');
    expect(await atLender()).toMatchObject([{ step: 'on_loan', isUntold: false }]);
    await move(home, id, 'sendBack');
    expect(await atLender()).toMatchObject([{ step: 'sent_back' }]);
    await move(lender, id, 'takeBack');
    expect(await pastOfReader()).toMatchObject([{ step: 'returned' }]);
    expect(servicesOf(home)).toEqual([
      'LookupItemSet',
      'RequestItem',
      'ItemReceived',
      'CheckOutItem',
      'ItemShipped',
    ]);
    expect(servicesOf(lender)).toEqual(['ItemRequestUpdated', 'AcceptItem', 'CheckInItem']);
  });

  it('lends at the desk to whoever shows a code of the last five minutes, once', async () => {
    const { home, lender, barcode, reader } = libraries;
    const visit = { otherLib: 'home', barcode };
    await expect(lender.staff.call(lendToVisitor, { ...visit, code: '00000000' })).rejects.toMatchObject({
      code: 'ALLIANCE_CODE_WRONG',
    });
    const { code } = await reader.call(getAllianceCode, {});
    const lent = await lender.staff.call(lendToVisitor, { ...visit, code });
    expect(lent).toMatchObject({ kind: 'visit', step: 'on_loan', reader: null });
    expect(await ofReader()).toMatchObject([
      { step: 'on_loan', barcode, title: 'Far Harbours', normReturnDate: '2026-03-30' },
    ]);
    await expect(lender.staff.call(lendToVisitor, { ...visit, code })).rejects.toMatchObject({
      code: 'ALLIANCE_CODE_WRONG',
    });
    await lender.staff.call(checkIn, { barcode });
    await lender.tell();
    expect(await pastOfReader()).toMatchObject([{ step: 'returned' }]);
    expect(servicesOf(lender)).toEqual([
      'LookupUser',
      'LookupUser',
      'CheckOutItem',
      'LookupUser',
      'CheckInItem',
    ]);
    expect(servicesOf(home)).toEqual([]);
  });

  it('tells the reader why the other library refuses, and that library what the reader cancels', async () => {
    const { lender, reader } = libraries;
    const first = await ask();
    await move(lender, first.transactionId, 'refuse', { reason: 'Too fragile & <old>' });
    expect(await pastOfReader()).toMatchObject([{ step: 'refused', reason: 'Too fragile & <old>' }]);
    const second = await ask();
    await reader.call(cancelAllianceTransaction, { transactionId: second.transactionId });
    expect((await atLender(true)).map(({ step }) => step).toSorted()).toEqual(['cancelled', 'refused']);
  });

  it('tells both libraries that a copy is lost', async () => {
    const { home, lender, barcode } = libraries;
    const { transactionId: id } = await ask();
    await move(lender, id, 'send', { barcode });
    await move(home, id, 'reportLost');
    expect(await atLender(true)).toMatchObject([{ step: 'lost' }]);
    await move(lender, id, 'takeBack');
    expect(await pastOfReader()).toMatchObject([{ step: 'returned' }]);
  });

  it('tells the staff how each library is reached, and when it was asked and heard last', async () => {
    const { home, lender, reader } = libraries;
    const peersOf = async ({ staff }: AllianceServer) => (await staff.call(listAlliancePeers, {})).peers;
    expect(await peersOf(home)).toMatchObject([{ wire: 'ncip', askedAt: null, fault: null, heardAt: null }]);
    await reader.call(searchAlliance, { keyWord: '9787020002207' });
    const [asked] = await peersOf(home);
    expect(asked).toMatchObject({ fault: null, askedAt: home.app.clock.now().toISOString() });
    expect((await peersOf(lender))[0]?.heardAt).toBe(lender.app.clock.now().toISOString());
    libraries.pass(61);
    home.fault = 'away';
    await reader.call(searchAlliance, { keyWord: '9787020002207' });
    expect((await peersOf(home))[0]?.fault).not.toBeNull();
    expect((await peersOf(lender))[0]?.askedAt).toBeNull();
  });

  it('finds a title by its ISBN, and does not ask for words', async () => {
    const { reader, recordId } = libraries;
    const holding = { otherLib: 'lender', recordId, itemCount: 1, loanableCount: 1 };
    const found = await reader.call(searchAlliance, { keyWord: '978-7-02-000220-7' });
    expect(found).toMatchObject({
      libraries: [{ numFound: 1, fault: null }],
      searchResult: [{ title: 'Far Harbours', author: 'Lin Yue', holdings: [holding] }],
    });
    const byWords = await reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(byWords).toMatchObject({ libraries: [{ numFound: null, fault: null }], searchResult: [] });
    expect(servicesOf(libraries.home)).toEqual(['LookupItemSet']);
  });

  it.each(['answer lost', 'twice', 'away'] as const)('comes to the same step when %s', async (fault) => {
    const { home, lender, barcode } = libraries;
    const { transactionId } = await ask();
    home.fault = fault;
    lender.fault = fault;
    await move(lender, transactionId, 'send', { barcode });
    lender.fault = 'none';
    libraries.pass(60 * 60);
    await lender.tell();
    await move(home, transactionId, 'handOver');
    home.fault = 'none';
    libraries.pass(60 * 60);
    await home.tell();
    expect(await atLender()).toMatchObject([{ transactionId, step: 'on_loan' }]);
    const here = await home.staff.call(listAllianceTransactions, { side: 'borrowing' });
    expect(here).toMatchObject({ total: 1, transactions: [{ step: 'on_loan', isUntold: false }] });
  });
});
