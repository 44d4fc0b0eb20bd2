import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { toXlsx } from '../../../../platform/exports/xlsx.ts';
import { readSpreadsheet } from './spreadsheet.ts';

const NOW = new Date('2026-03-02T02:00:00Z');
const LIMITS = { mostRows: 100 };

/** A spreadsheet as office programs write it, with texts in a list of their own. */
function spreadsheet(sheet: string, shared = ''): Promise<Buffer> {
  const zip = new ZipFile();
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Readers" r:id="rId7"/><sheet name="Other" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...(shared && { 'xl/sharedStrings.xml': `<sst>${shared}</sst>` }),
  };
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

describe('a spreadsheet', () => {
  it('is read as the portal writes it', async () => {
    const rows = Readable.from([
      ['card', 'name'],
      ['A1', 'Zoë Müller'],
      ['A2', '林悦 & Söhne'],
    ]) as AsyncIterable<string[]>;
    const file = await buffer(toXlsx(rows, NOW));
    expect((await readSpreadsheet(file, LIMITS)).map(({ values }) => values)).toEqual([
      ['card', 'name'],
      ['A1', 'Zoë Müller'],
      ['A2', '林悦 & Söhne'],
    ]);
  });

  it('has the rows of the first sheet, with texts, long numbers and gaps', async () => {
    const file = await spreadsheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2"/></row>' +
        '<row r="4"><c r="A4"><v>1.3800138001E+10</v></c><c r="C4" t="inlineStr"><is><t>x</t></is></c></row>',
      '<si><t>card</t></si><si><r><t>na</t></r><r><t>me</t></r><rPh><t>ネーム</t></rPh></si>',
    );
    expect(await readSpreadsheet(file, LIMITS)).toEqual([
      { line: 1, values: ['card', '', 'name'] },
      { line: 4, values: ['13800138001', '', 'x'] },
    ]);
  });

  it.each([
    ['more rows than may be read', '<row><c><v>1</v></c></row>'.repeat(102), '> 100'],
    ['very many columns', '<row><c r="ZZZ1"><v>1</v></c></row>', 'more than 500 columns'],
    ['a part that unpacks to more than it may', ' '.repeat(33 * 1024 * 1024), 'too large'],
    ['broken markup', '<row><c></row>', 'damaged'],
  ])('is refused with %s', async (_what, sheet, reason) => {
    await expect(readSpreadsheet(await spreadsheet(sheet), LIMITS)).rejects.toThrow(reason);
  });

  it('is refused cut off at each place', async () => {
    const file = await spreadsheet('<row><c><v>1</v></c></row>');
    for (let length = 4; length < file.length; length += 7)
      await expect(readSpreadsheet(file.subarray(0, length), LIMITS)).rejects.toThrow();
  });
});
