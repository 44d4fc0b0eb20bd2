import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { elementAt, readNcip, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { type AllianceLibraries, createAllianceLibraries } from '../../../../testing/alliance-libraries.ts';
import { TENANT } from '../../../../testing/built-rows.ts';
import { ncipFaultOf, ncipSchemaFile } from '../../../../testing/ncip-schema.ts';
import { addPeer } from '../peers/peers.ts';

let libraries: AllianceLibraries;

/** The problem in the answer of the lender to a message; empty if there is none. Every answer is valid by the schema. */
async function problemOf(xml: string): Promise<string> {
  const { body, statusCode } = await libraries.lender.app.app.inject({
    method: 'POST',
    url: '/alpha/ncip',
    headers: { 'content-type': 'application/xml' },
    body: xml,
  });
  expect([statusCode, ncipFaultOf(body)]).toEqual([200, undefined]);
  const answer = readNcip(body);
  if (!answer) throw new Error('no message');
  if (answer.name === 'Problem') return textAt(answer, 'ProblemType');
  return textAt(answer, 'Problem', 'ProblemType');
}

interface Sender {
  readonly from?: string;
  readonly to?: string;
  readonly secret?: string;
}

const from = (service: string, content: string, sender: Sender = {}) => {
  const { from: agency = 'HOME', to = 'LENDER', secret = libraries.key } = sender;
  const proof = secret === '' ? '' : `<FromAgencyAuthentication>${secret}</FromAgencyAuthentication>`;
  return `<NCIPMessage xmlns="http://www.niso.org/2008/ncip"><${service}><InitiationHeader>
    <FromAgencyId><AgencyId>${agency}</AgencyId></FromAgencyId>${proof}
    <ToAgencyId><AgencyId>${to}</AgencyId></ToAgencyId></InitiationHeader>${content}</${service}></NCIPMessage>`;
};

const request = (id: string, recordId = libraries.recordId) =>
  `<RequestId><RequestIdentifierValue>${id}</RequestIdentifierValue></RequestId>
   <BibliographicId><BibliographicRecordId><BibliographicRecordIdentifier>${recordId}</BibliographicRecordIdentifier>
   </BibliographicRecordId></BibliographicId>`;
const about = (id: string, more = '') =>
  `<RequestId><RequestIdentifierValue>${id}</RequestIdentifierValue></RequestId>${more}`;
const copy = (barcode: string) => `<ItemId><ItemIdentifierValue>${barcode}</ItemIdentifierValue></ItemId>`;

const atLender = async (ended = false) =>
  (await libraries.lender.staff.call(listAllianceTransactions, { side: 'lending', ended })).transactions;

describe('a sender of NCIP', () => {
  beforeEach(async () => {
    libraries = await createAllianceLibraries('sqlite', 'ncip');
  });
  afterEach(() => libraries.close());

  it.each<[string, Sender]>([
    ['another secret', { secret: 'x'.repeat(43) }],
    ['no secret', { secret: '' }],
    ['another agency', { from: 'OTHER' }],
    ['a message for another agency', { to: 'OTHER' }],
    ['the two agencies the other way round', { from: 'LENDER', to: 'HOME' }],
  ])('is refused with %s, and nothing is begun', async (_, sender) => {
    for (const service of ['RequestItem', 'LookupUser', 'CheckInItem', 'LookupItemSet', 'AcceptItem'])
      expect(await problemOf(from(service, request('r1'), sender))).toBe('Agency Authentication Failed');
    expect(
      await libraries.lender.app.deps.db.selectFrom('alliance_transaction').selectAll().execute(),
    ).toEqual([]);
  });

  it('is refused once the library was removed from the alliance, or the secret is gone', async () => {
    await libraries.lender.app.deps.secrets.remove(TENANT, 'alliance.home');
    expect(await problemOf(from('RequestItem', request('r1')))).toBe('Agency Authentication Failed');
  });

  it('begins one request, however often the message is sent again', async () => {
    for (let time = 0; time < 3; time++) expect(await problemOf(from('RequestItem', request('r1')))).toBe('');
    expect(await atLender()).toMatchObject([{ transactionId: 'r1', requestNo: 'r1', step: 'asked' }]);
  });

  it('changes nothing by sending an old move again', async () => {
    const { lender, barcode } = libraries;
    await problemOf(from('RequestItem', request('r1')));
    await lender.staff.call(moveAllianceTransaction, { transactionId: 'r1', verb: 'send', barcode });
    const received = from('ItemReceived', `${copy(barcode)}${about('r1')}`);
    expect(await problemOf(received)).toBe('');
    expect(await problemOf(from('ItemShipped', about('r1')))).toBe('');
    for (const old of [received, from('RequestItem', request('r1'))]) expect(await problemOf(old)).toBe('');
    expect(await problemOf(from('CancelRequestItem', about('r1')))).toBe('Request Already Processed');
    expect(await atLender()).toMatchObject([{ step: 'sent_back' }]);
  });

  it('makes no move of the library that lends, and none with another copy', async () => {
    const { lender, barcode } = libraries;
    await problemOf(from('RequestItem', request('r1')));
    expect(await problemOf(from('AcceptItem', about('r1')))).toBe('Unauthorized Service For Agency');
    await lender.staff.call(moveAllianceTransaction, { transactionId: 'r1', verb: 'send', barcode });
    expect(await problemOf(from('CheckOutItem', `${copy('OTHER')}${about('r1')}`))).toBe('Unknown Item');
    expect(await atLender()).toMatchObject([{ step: 'sent' }]);
  });

  it('does not reach the transactions of another library', async () => {
    const { lender } = libraries;
    const deps = lender.app.deps;
    const ncip = { agency: 'THIRD', ownAgency: 'LENDER' };
    const place = { address: 'https://third.example.org/ncip', ncip };
    const made = await addPeer(deps, TENANT, { code: 'third', name: 'Third', ...place });
    if ('fault' in made) throw new Error(made.fault);
    await problemOf(from('RequestItem', request('r1')));
    const third = { from: 'THIRD', secret: made.key };
    expect(await problemOf(from('CancelRequestItem', about('r1'), third))).toBe('Unknown Request');
    expect(await problemOf(from('RequestItem', request('r1'), third))).toBe('Duplicate Request');
    expect(await atLender()).toMatchObject([{ step: 'asked' }]);
  });

  it.each([
    ['Needed Data Missing', () => from('RequestItem', '<UserId/>')],
    ['Needed Data Missing', () => from('RequestItem', request('a b'))],
    ['Needed Data Missing', () => from('RequestItem', request('x'.repeat(65)))],
    ['Unknown Item', () => from('RequestItem', request('r1', 'no/record'))],
    ['Item Does Not Circulate', () => from('RequestItem', request('r1', 'nothing'))],
    ['Unknown Request', () => from('CheckInItem', copy('FAR-1'))],
    ['Unknown Item', () => from('LookupItemSet', '')],
    [
      'Needed Data Missing',
      () => from('LookupUser', '<UserId><UserIdentifierValue>R1</UserIdentifierValue></UserId>'),
    ],
  ])('is answered %s', async (type, message) => {
    expect(await problemOf(message())).toBe(type);
  });

  it('cannot try many codes', async () => {
    const { home } = libraries;
    const input = (
      code: string,
    ) => `<AuthenticationInput><AuthenticationInputData>${code}</AuthenticationInputData>
      <AuthenticationInputType>Authorization Code</AuthenticationInputType></AuthenticationInput>`;
    const { code } = await libraries.reader.call(getAllianceCode, {});
    const ask = async (text: string) => {
      const body = from('LookupUser', input(text), { from: 'LENDER', to: 'HOME' });
      const headers = { 'content-type': 'application/xml' };
      const answer = await home.app.app.inject({ method: 'POST', url: '/alpha/ncip', headers, body });
      const read = readNcip(answer.body);
      return read && textAt(read, 'Problem', 'ProblemType');
    };
    for (let time = 0; time < 20; time++) await ask('00000000');
    expect(await ask(code)).toBe('User Authentication Failed');
  });

  it.each([
    ['a document type', '<!DOCTYPE a><NCIPMessage><RequestItem/></NCIPMessage>'],
    [
      'an entity of its own',
      '<!DOCTYPE a [<!ENTITY e "&e;&e;">]><NCIPMessage><RequestItem>&e;</RequestItem></NCIPMessage>',
    ],
    [
      'a file',
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><NCIPMessage><LookupUser>&e;</LookupUser></NCIPMessage>',
    ],
    ['an entity that nobody declared', '<NCIPMessage><RequestItem>&e;</RequestItem></NCIPMessage>'],
    ['many elements in one another', `<NCIPMessage>${'<a>'.repeat(4000)}`],
  ])('is not read with %s', async (_, xml) => {
    expect(await problemOf(xml)).toBe('Invalid Message Syntax Error');
  });

  it('says nothing of secrets and codes in the log', async () => {
    const { lender } = libraries;
    const lines: string[] = [];
    const { log } = lender.app.deps;
    const warn = log.warn.bind(log);
    log.warn = ((...words: Parameters<typeof warn>) => void lines.push(JSON.stringify(words))) as typeof warn;
    await problemOf(from('LookupUser', '', { secret: `${libraries.key}!` }));
    log.warn = warn;
    expect(lines).toHaveLength(1);
    expect(lines.join()).toContain('the secret is wrong');
    expect(lines.join()).not.toContain(libraries.key);
  });
});

describe('a library that answers NCIP in its own way', () => {
  let server: Server;
  let answer: (body: string) => string | undefined;

  beforeAll(async () => {
    server = createServer((incoming, response) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => {
        const text = answer(body);
        if (text === undefined) response.socket?.destroy();
        else response.setHeader('content-type', 'text/xml').end(text);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  beforeEach(async () => {
    libraries = await createAllianceLibraries('sqlite', 'ncip');
    const { port } = server.address() as AddressInfo;
    await libraries.home.app.deps.db
      .updateTable('alliance_peer')
      .set({ address: `http://127.0.0.1:${port}/ncip` })
      .where('tenant_id', '=', TENANT)
      .execute();
  });
  afterEach(() => libraries.close());

  const response = (service: string, content: string) =>
    `<x:NCIPMessage xmlns:x="http://www.niso.org/2008/ncip"><x:${service}>${content}</x:${service}></x:NCIPMessage>`;
  const problem = (type: string) => `<Problem><ProblemType>${type}</ProblemType></Problem>`;
  const TITLE = response(
    'LookupItemSetResponse',
    `<BibInformation><BibliographicId><BibliographicRecordId><BibliographicRecordIdentifier>77</BibliographicRecordIdentifier>
     </BibliographicRecordId></BibliographicId><HoldingsSet><BibliographicDescription><Title>Foreign</Title></BibliographicDescription>
     </HoldingsSet></BibInformation>`,
  );
  const isLookup = (body: string) => body.includes('<LookupItemSet>');

  const search = () => libraries.reader.call(searchAlliance, { keyWord: '9787020002207' });
  async function ask() {
    const { code } = await libraries.reader.call(getAllianceCode, {});
    return libraries.reader.call(addAllianceTransaction, { otherLib: 'lender', recordId: '77', code });
  }

  it.each<[string, string, string | undefined]>([
    ['unreadable', 'words', 'Service temporarily unavailable'],
    ['unreadable', 'another document', '<html><body>Sign in</body></html>'],
    ['unreadable', 'a document type', `<!DOCTYPE x [<!ENTITY e "x">]>${TITLE}`],
    ['unreadable', 'an answer of another service', response('LookupItemResponse', '')],
    [
      'unreadable',
      'an answer of another agency',
      TITLE.replace(
        '<BibInformation>',
        '<ResponseHeader><FromAgencyId><AgencyId>OTHER</AgencyId></FromAgencyId><ToAgencyId><AgencyId>HOME</AgencyId></ToAgencyId></ResponseHeader><BibInformation>',
      ),
    ],
    [
      'unreadable',
      'a problem',
      response('Problem', '<ProblemType>Temporary Processing Failure</ProblemType>'),
    ],
    ['unreadable', 'more than 256 KB', response('LookupItemSetResponse', ' '.repeat(300_000))],
    ['unreachable', 'no answer', undefined],
  ])('is %s with %s', async (fault, _, text) => {
    answer = () => text;
    expect(await search()).toMatchObject({ libraries: [{ numFound: null, fault }], searchResult: [] });
  });

  it('is timed out when it keeps silent', { timeout: 30_000 }, async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    await libraries.home.app.deps.db
      .updateTable('alliance_peer')
      .set({ address: `http://127.0.0.1:${port}/` })
      .where('tenant_id', '=', TENANT)
      .execute();
    expect(await search()).toMatchObject({ libraries: [{ numFound: null, fault: 'timeout' }] });
    silent.closeAllConnections();
    silent.close();
  });

  it('is read without a header, with any prefix, and with descriptions at its holdings', async () => {
    answer = () => TITLE;
    const holdings = [{ otherLib: 'lender', recordId: '77', itemCount: 0, loanableCount: 0 }];
    expect(await search()).toMatchObject({ searchResult: [{ title: 'Foreign', holdings }] });
  });

  it.each([
    ['refused', 'Item does not circulate', false],
    ['refused', 'User Ineligible To Request This Item', false],
    ['asked', 'Temporary Processing Failure', true],
    ['asked', 'Agency Authentication Failed', true],
    ['asked', 'Ukjent feil', true],
  ])('leaves a request %s with the problem %s', async (step, type, isUntold) => {
    answer = (body) => (isLookup(body) ? TITLE : response('RequestItemResponse', problem(type)));
    await ask();
    const { transactions } = await libraries.home.staff.call(listAllianceTransactions, {
      side: 'borrowing',
      ended: step === 'refused',
    });
    expect(transactions).toMatchObject([{ step, isUntold }]);
  });

  it('is told a notice once if it does not support notices', async () => {
    answer = (body) => (isLookup(body) ? TITLE : response('RequestItemResponse', ''));
    const { transactionId } = await ask();
    const row = { step: 'sent', barcode: 'X1' } as const;
    await libraries.home.app.deps.db
      .updateTable('alliance_transaction')
      .set(row)
      .where('tenant_id', '=', TENANT)
      .execute();
    answer = () => response('Problem', '<ProblemType>Unsupported Service</ProblemType>');
    const move = { transactionId, verb: 'receive' } as const;
    const moved = await libraries.home.staff.call(moveAllianceTransaction, move);
    expect(moved).toMatchObject({ step: 'arrived', isUntold: false });
    expect(await libraries.reader.call(listUnionLoans, {})).toMatchObject({ loans: [{ step: 'arrived' }] });
  });
});

describe.skipIf(!ncipSchemaFile)(
  'recorded requests of another system (skipped without the shared data)',
  () => {
    const folder = join(ncipSchemaFile ?? '', '..');
    const files = ncipSchemaFile ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : [];
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

    beforeAll(async () => {
      libraries = await createAllianceLibraries('sqlite', 'ncip');
    });
    afterAll(() => libraries.close());

    /** The same message from the home library, with the prefixes that it has. */
    const withProof = (xml: string) =>
      xml
        .replace(
          /<((?:\w+:)?)FromAgencyId>[\s\S]*?<\/\1FromAgencyId>/,
          `<$1FromAgencyId><$1AgencyId>HOME</$1AgencyId></$1FromAgencyId><$1FromAgencyAuthentication>${libraries.key}</$1FromAgencyAuthentication>`,
        )
        .replace(
          /<((?:\w+:)?)ToAgencyId>[\s\S]*?<\/\1ToAgencyId>/,
          '<$1ToAgencyId><$1AgencyId>LENDER</$1AgencyId></$1ToAgencyId>',
        );

    it('are all read, and refused while the sender is not proved', async () => {
      expect(files).toHaveLength(31);
      for (const file of files) {
        const type = await problemOf(textOf(file));
        expect([file, type]).toEqual([
          file,
          expect.stringMatching(/^(Agency Authentication Failed|Unsupported Service)$/),
        ]);
      }
    });

    it('are done or refused with a reason once the sender is proved', async () => {
      const reasons: Record<string, string> = {};
      for (const file of files) {
        const xml = textOf(file);
        const message = readNcip(xml);
        const header = message && elementAt(message, 'InitiationHeader');
        if (!header || !message) throw new Error(file);
        reasons[file] = `${message.name}: ${await problemOf(withProof(xml))}`;
        expect([file, reasons[file]]).not.toEqual([file, expect.stringContaining('Authentication')]);
      }
      expect(reasons).toMatchInlineSnapshot(`
        {
          "docs-acceptItem.xml": "AcceptItem: Unknown Request",
          "docs-checkInItem.xml": "CheckInItem: Unknown Request",
          "docs-checkOutItem.xml": "CheckOutItem: Unknown Request",
          "docs-lookupUser-without-barcode.xml": "LookupUser: Needed Data Missing",
          "docs-lookupUser.xml": "LookupUser: Needed Data Missing",
          "ncip-acceptItem-blocked.xml": "AcceptItem: Unknown Request",
          "ncip-acceptItem.xml": "AcceptItem: Unknown Request",
          "ncip-cancelRequestItem-blockedUser.xml": "CancelRequestItem: Unknown Request",
          "ncip-cancelRequestItem-missingAgency.xml": "CancelRequestItem: Unknown Request",
          "ncip-cancelRequestItem-missingUser.xml": "CancelRequestItem: Unknown Request",
          "ncip-cancelRequestItem.xml": "CancelRequestItem: Unknown Request",
          "ncip-checkin.xml": "CheckInItem: Unknown Request",
          "ncip-checkout-full.xml": "CheckOutItem: Unknown Request",
          "ncip-checkout.xml": "CheckOutItem: Unknown Request",
          "ncip-createUserFiscalTransaction.xml": "CreateUserFiscalTransaction: Unsupported Service",
          "ncip-createUserFiscalTransactionBlocked.xml": "CreateUserFiscalTransaction: Unsupported Service",
          "ncip-createUserFiscalTransactionNoTrans.xml": "CreateUserFiscalTransaction: Unsupported Service",
          "ncip-deleteItem-error.xml": "DeleteItem: Unsupported Service",
          "ncip-deleteItem-missingAgency.xml": "DeleteItem: Unsupported Service",
          "ncip-deleteItem-missingItem.xml": "DeleteItem: Unsupported Service",
          "ncip-deleteItem.xml": "DeleteItem: Unsupported Service",
          "ncip-lookupUser.xml": "LookupUser: Needed Data Missing",
          "ncip-lookupUserAutomatedBlock.xml": "LookupUser: Needed Data Missing",
          "ncip-lookupUserBlocked.xml": "LookupUser: Needed Data Missing",
          "ncip-lookupUserCheckPin.xml": "LookupUser: Needed Data Missing",
          "ncip-lookupUserCheckPinFailed.xml": "LookupUser: Needed Data Missing",
          "ncip-lookupUserNotFound.xml": "LookupUser: Needed Data Missing",
          "ncip-requestitem-barcodeFallback.xml": "RequestItem: Unknown Item",
          "ncip-requestitem-title.xml": "RequestItem: Item Does Not Circulate",
          "ncip-requestitem-titleLocation.xml": "RequestItem: Item Does Not Circulate",
          "ncip-requestitem.xml": "RequestItem: Item Does Not Circulate",
        }
      `);
    });
  },
);
