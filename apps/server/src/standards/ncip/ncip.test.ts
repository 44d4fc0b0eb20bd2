import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDriver } from '../../domains/lending/circulation/local-ils.ts';
import { readNcip, textAt } from '../../platform/ncip/read-ncip.ts';
import { createFailingSystems, type FailingSystems } from '../../ports/ils/failing-ils.ts';
import { createLibrarySystems } from '../../ports/ils/library-systems.ts';
import { buildEditionsOf, buildLoan, buildPatron, buildRequest } from '../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary, buildLocation } from '../../testing/catalogue-builders.ts';
import { ncipFaultOf, ncipSchemaFile } from '../../testing/ncip-schema.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { putSettings, testSettings } from '../../testing/test-settings.ts';

const message = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ns1:NCIPMessage ns1:version="http://www.niso.org/schemas/ncip/v2_0/ncip_v2_0.xsd" xmlns:ns1="http://www.niso.org/2008/ncip">
${content.replaceAll(/<(\/?)(?=\w)/g, '<$1ns1:')}</ns1:NCIPMessage>`;

const lookup = (barcode: string, more = '') =>
  message(
    `<LookupItem><ItemId><ItemIdentifierValue>${barcode}</ItemIdentifierValue></ItemId>${more}</LookupItem>`,
  );

describeOnEachDatabase('NCIP', (kind) => {
  let app: TestApp;
  let systems: FailingSystems;

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      adapt: (deps) => {
        systems = createFailingSystems(createLibrarySystems(deps, [localDriver(deps)]));
        return { ...deps, ils: systems };
      },
    });
    const { db } = app.deps;
    await buildLibrary(db);
    await buildLocation(db);
    const bib = await buildBib(db, { title: '红楼梦' });
    await buildItem(db, { bib_id: bib.id, barcode: 'N1', call_number: 'I242.4 & 1' });
    const lent = await buildItem(db, { bib_id: bib.id, barcode: 'N2' });
    const patron = await buildPatron(db);
    await buildLoan(db, { item_id: lent.id, patron_id: patron.id, due_date: '2026-03-12' });
    await buildItem(db, { barcode: 'B1', tenant_id: '1002' });
  });
  afterAll(() => app.close());

  async function post(body: string, type = 'application/xml; charset=utf-8') {
    return app.app.inject({ method: 'POST', url: '/alpha/ncip', headers: { 'content-type': type }, body });
  }

  /** The answer, which is valid by the schema whatever was asked. */
  async function ask(body: string) {
    const { statusCode, headers, body: xml } = await post(body);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(ncipFaultOf(xml)).toBeUndefined();
    const answer = readNcip(xml);
    if (!answer) throw new Error('no message');
    return answer;
  }

  const field = async (barcode: string, ...path: string[]) =>
    textAt(await ask(lookup(barcode)), 'ItemOptionalFields', ...path);

  it('says where a copy is, when it comes back and what it is', async () => {
    expect(await field('N1', 'CirculationStatus')).toBe('Available On Shelf');
    expect(await field('N1', 'ItemDescription', 'CallNumber')).toBe('I242.4 & 1');
    expect(await field('N1', 'DateDue')).toBe('');
    expect(await field('N2', 'CirculationStatus')).toBe('On Loan');
    expect(await field('N2', 'DateDue')).toBe('2026-03-12T15:59:00.000Z');
    const answer = await ask(lookup('N2', '<ItemElementType>Circulation Status</ItemElementType>'));
    const [fields] = answer.children.filter(({ name }) => name === 'ItemOptionalFields');
    expect(fields?.children.map(({ name }) => name)).toEqual(['CirculationStatus', 'DateDue']);
  });

  it('says that the copy which serves a request for several editions is kept, and tells nothing of the others', async () => {
    const { db } = app.deps;
    const [own, other] = [
      await buildBib(db, { title: 'Emma' }),
      await buildBib(db, { title: 'Emma, a novel' }),
    ];
    await buildItem(db, { bib_id: own.id, barcode: 'E1' });
    const kept = await buildItem(db, { bib_id: other.id, barcode: 'E2' });
    const request = await buildRequest(db, {
      bib_id: other.id,
      item_id: kept.id,
      step: 'book_request_accepted',
    });
    await buildEditionsOf(db, request.id, [own.id, other.id]);
    expect(await field('E1', 'CirculationStatus')).toBe('Available On Shelf');
    expect(await field('E2', 'CirculationStatus')).toBe('Available For Pickup');
    const title = ['BibliographicDescription', 'Title'] as const;
    expect(await field('E1', ...title)).toBe('Emma');
    expect(await field('E2', ...title)).toBe('Emma, a novel');
  });

  it('names the agencies of a request the other way round', async () => {
    const header =
      '<InitiationHeader><FromAgencyId><AgencyId>Far</AgencyId></FromAgencyId><ToAgencyId><AgencyId>Here</AgencyId></ToAgencyId></InitiationHeader>';
    const answer = await ask(
      lookup('N1').replace('<ns1:ItemId>', `${header.replaceAll(/<(\/?)/g, '<$1ns1:')}<ns1:ItemId>`),
    );
    expect(textAt(answer, 'ResponseHeader', 'FromAgencyId', 'AgencyId')).toBe('Here');
    expect(textAt(answer, 'ResponseHeader', 'ToAgencyId', 'AgencyId')).toBe('Far');
  });

  it.each([
    ['Unknown Item', lookup('nothing')],
    ['Unknown Item', lookup('B1')],
    ['Needed Data Missing', lookup(' ')],
    [
      'Unknown Request',
      message(
        '<LookupItem><RequestId><RequestIdentifierValue>1</RequestIdentifierValue></RequestId></LookupItem>',
      ),
    ],
  ])('answers the problem %s', async (type, body) => {
    expect(textAt(await ask(body), 'Problem', 'ProblemType')).toBe(type);
  });

  it.each([
    ['Unsupported Service', message('<RenewItem/>')],
    ['Agency Authentication Failed', message('<LookupUser/>')],
    ['Invalid Message Syntax Error', ''],
    ['Invalid Message Syntax Error', 'no message'],
    ['Invalid Message Syntax Error', '<NCIPMessage><LookupItem>'],
    ['Invalid Message Syntax Error', '<html><p>LookupItem</p></html>'],
    [
      'Invalid Message Syntax Error',
      `<!DOCTYPE x [<!ENTITY e "x">]><NCIPMessage><LookupItem/></NCIPMessage>`,
    ],
    ['Invalid Message Syntax Error', '<NCIPMessage>'.repeat(5000)],
  ])('answers %s to what is no request that it knows', async (type, body) => {
    const answer = await ask(body);
    expect([answer.name, textAt(answer, 'ProblemType')]).toEqual(['Problem', type]);
  });

  it('takes no other media types and no large messages', async () => {
    expect((await post('{}', 'application/json')).statusCode).toBe(400);
    expect((await post(lookup('x'.repeat(70_000)))).statusCode).toBe(413);
  });

  it('is closed to strangers where only readers may browse', async () => {
    const settings = testSettings('alpha');
    const closed = { platformBrowseRestrictType: '3', platformBrowseRestrictRange: '1' };
    await putSettings(app, { ...settings, public: { ...settings.public, ...closed } });
    await app.deps.tenants.refresh();
    expect((await post(lookup('N1'))).statusCode).toBe(403);
    await putSettings(app, settings);
    await app.deps.tenants.refresh();
    expect(await field('N1', 'CirculationStatus')).toBe('Available On Shelf');
  });

  it('gives no old answer while the library system is away', async () => {
    await ask(lookup('N1'));
    systems.goAway();
    expect(textAt(await ask(lookup('N1')), 'Problem', 'ProblemType')).toBe('Temporary Processing Failure');
    systems.comeBack();
    expect(await field('N1', 'CirculationStatus')).toBe('Available On Shelf');
  });
});

describe.skipIf(!ncipSchemaFile)('messages of other systems (skipped without the shared data)', () => {
  const folder = join(ncipSchemaFile ?? '', '..');
  const files = ncipSchemaFile
    ? ['.', 'responses'].flatMap((under) =>
        readdirSync(join(folder, under))
          .filter((name) => name.endsWith('.xml'))
          .map((name) => join(under, name)),
      )
    : [];

  it('are all read, whatever version they name', () => {
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const read = readNcip(readFileSync(join(folder, file), 'utf8').trim());
      expect([file, read?.name]).toEqual([file, expect.stringMatching(/^[A-Z][A-Za-z]+$/)]);
    }
  });
});
