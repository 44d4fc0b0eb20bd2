import { describe, expect, it } from 'vitest';
import { readSruResponse } from './read-sru-response.ts';

const read = (xml: string) => readSruResponse(Buffer.from(xml));
const response = (inner: string) =>
  `<?xml version="1.0"?><zs:searchRetrieveResponse xmlns:zs="http://www.loc.gov/zing/srw/">${inner}</zs:searchRetrieveResponse>`;

describe('an SRU response', () => {
  it.each([
    ['is no XML', '{"hits": 3}'],
    ['is another document', '<html><numberOfRecords>3</numberOfRecords></html>'],
    ['says no number', response('<zs:version>1.2</zs:version>')],
    ['says a number that is none', response('<zs:numberOfRecords>many</zs:numberOfRecords>')],
    ['refuses the query', response('<zs:diagnostics><diagnostic>10</diagnostic></zs:diagnostics>')],
    ['ends in the middle', response('<zs:numberOfRecords>3</zs:numberOfRecords>').slice(0, -8)],
    ['names entities of its own', response('<zs:numberOfRecords>&three;</zs:numberOfRecords>')],
    [
      'holds records that are no MARCXML',
      response(
        '<zs:numberOfRecords>1</zs:numberOfRecords><zs:records><zs:record><zs:recordData><dc><title>x</title></dc></zs:recordData></zs:record></zs:records>',
      ),
    ],
  ])('that %s is unreadable', async (_what, xml) => {
    await expect(read(xml)).rejects.toMatchObject({ fault: 'unreadable' });
  });

  it('may have a diagnostic in place of a record', async () => {
    const diagnostic =
      '<zs:record><zs:recordData><diagnostic xmlns="http://www.loc.gov/zing/srw/diagnostic/"><uri>x</uri></diagnostic></zs:recordData></zs:record>';
    const xml = response(`<zs:numberOfRecords>7</zs:numberOfRecords><zs:records>${diagnostic}</zs:records>`);
    expect(await read(xml)).toEqual({ total: 7, bibs: [] });
  });

  it.each([
    ['in the answer', (record: string) => record],
    ['as escaped text', (record: string) => record.replaceAll('&', '&amp;').replaceAll('<', '&lt;')],
  ])('may have records in Dublin Core, %s', async (_how, packed) => {
    const record =
      '<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      '<dc:title>鲸 &amp; Whale</dc:title><dc:creator>Melville, Herman</dc:creator><dc:publisher>Harper</dc:publisher>' +
      '<dc:date>c1851</dc:date><dc:identifier>urn:isbn:9787020002207</dc:identifier><dc:type>Text</dc:type></oai_dc:dc>';
    const inside = `<zs:record><zs:recordData>${packed(record)}</zs:recordData></zs:record>`;
    const xml = response(`<zs:numberOfRecords>1</zs:numberOfRecords><zs:records>${inside}</zs:records>`);
    const { total, bibs } = await read(xml);
    expect(total).toBe(1);
    expect(bibs).toMatchObject([
      { title: '鲸 & Whale', year: 1851, docType: 'book', isbns: [{ value: '9787020002207' }] },
    ]);
    expect(bibs[0]?.creators[0]?.name).toBe('Melville, Herman');
  });
});
