import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { searchPurchaseItems } from '@lectern/contracts/buying/purchase/search-items';
import { importPriceList } from '@lectern/contracts/buying/vendors/import-price-list';
import { listPriceListImports } from '@lectern/contracts/buying/vendors/list-price-list-imports';
import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import { putVendorKey } from '@lectern/contracts/buying/vendors/put-vendor-key';
import { demoVendorItems } from '@lectern/demo/purchase/demo-vendor-items';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toXlsx } from '../../../platform/exports/xlsx.ts';
import { createPurchaseWorld, type PurchaseWorld } from '../../../testing/purchase-world.ts';
import { minorUnitsOf } from './price-list/minor-units-of.ts';
import { wordsOfSearch } from './words-of-item.ts';

const HEAD = '编号,ISBN,书名,作者,出版社,出版年,分类号,定价,库存';

describe('price lists', () => {
  let world: PurchaseWorld;
  beforeAll(async () => {
    world = await createPurchaseWorld('sqlite');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.app.deps.db.deleteFrom('rate_counter').execute();
  });

  const send = (text: string | Uint8Array, input: { mode?: 'whole' | 'part' } = {}, type = 'text/csv') =>
    world.staff.upload(
      importPriceList,
      { vendorId: world.list, fileName: 'list', ...input },
      new Blob([text as never], { type }),
    );
  const sold = async () => {
    const rows = await world.app.deps.db
      .selectFrom('vendor_item')
      .selectAll()
      .where('vendor_id', '=', world.list)
      .where('is_sold', '=', 1)
      .orderBy('number')
      .execute();
    return rows;
  };

  it('takes over a table, says what became of each line, and takes away what a whole list does not have', async () => {
    const first = await send(
      [
        HEAD,
        'A1,9787302511854,深入理解账本,沈知远,砚田出版社,2024-05,TP311.13,59.80,12',
        'A2,,海边的清晨,Lu,远岸书局,2021,I267,¥42,',
        'A3,,没有价格,,,,,,3',
        ',,,,,,,10,3',
        'A1,,又一次,,,,,11,3',
      ].join('\n'),
    );
    expect(first).toMatchObject({ format: 'table', read: 5, added: 2, changed: 0, gone: 0 });
    expect(first.left).toEqual([
      { fault: 'price', count: 1, firstLine: 4 },
      { fault: 'number', count: 1, firstLine: 5 },
      { fault: 'double', count: 1, firstLine: 6 },
    ]);
    expect(await sold()).toMatchObject([
      { number: 'A1', price: 5980, stock: 12, year: 2024, isbn: '9787302511854' },
      { number: 'A2', price: 4200, stock: -1 },
    ]);
    const second = await send([HEAD, 'A2,,海边的清晨,Lu,远岸书局,2021,I267,40,5'].join('\n'), {
      mode: 'whole',
    });
    expect(second).toMatchObject({ added: 0, changed: 1, same: 0, gone: 1 });
    expect(await send([HEAD, 'A2,,海边的清晨,Lu,远岸书局,2021,I267,40,5'].join('\n'))).toMatchObject({
      same: 1,
    });
    const { imports } = await world.staff.call(listPriceListImports, { vendorId: world.list });
    expect(imports).toHaveLength(3);
    const { client } = await world.reader();
    expect((await client.call(searchPurchaseItems, { searchWord: '海邊 清晨' })).total).toBe(1);
    expect((await client.call(searchPurchaseItems, { searchWord: '账本' })).total).toBe(0);
  });

  it('reads ONIX 3 with reference names and short tags, in the charset that it names, and refuses 2.1', async () => {
    const reference = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.1" xmlns="http://ns.editeur.org/onix/3.1/reference"><Header><DefaultCurrencyCode>CNY</DefaultCurrencyCode></Header>
<Product><RecordReference>R1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9787302511854</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Quiet River</TitleWithoutPrefix><Subtitle>Essays</Subtitle></TitleElement></TitleDetail>
<Contributor><ContributorRole>A01</ContributorRole><NamesBeforeKey>Ada</NamesBeforeKey><KeyNames>Winter</KeyNames></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>zho</LanguageCode></Language>
<Subject><SubjectSchemeIdentifier>24</SubjectSchemeIdentifier><SubjectSchemeName>CLC</SubjectSchemeName><SubjectCode>I267</SubjectCode></Subject></DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><Text textformat="05"><p>About <b>a river</b>.</p></Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher><PublisherName>North Quay</PublisherName></Publisher><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20240501</Date></PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability><Stock><OnHand>7</OnHand></Stock>
<Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>GBP</CurrencyCode></Price>
<Price><PriceType>02</PriceType><PriceAmount>68.00</PriceAmount></Price></SupplyDetail></ProductSupply></Product>
<Product><RecordReference>R2</RecordReference><NotificationType>05</NotificationType></Product></ONIXMessage>`;
    expect(await send(reference, {}, 'application/xml')).toMatchObject({ format: 'onix', read: 1, added: 1 });
    const row = (await sold()).find(({ number }) => number === 'R1');
    expect(row).toMatchObject({
      title: 'The Quiet River: Essays',
      author: 'Ada Winter',
      publisher: 'North Quay',
      year: 2024,
      language: 'chi',
      class_no: 'I267',
      price: 6800,
      stock: 7,
    });
    expect(row?.summary).toContain('a river');
    const short = `<?xml version="1.0" encoding="gb18030"?><ONIXmessage release="3.0"><product><a001>S1</a001><a002>03</a002><descriptivedetail><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>红楼梦</b203></titleelement></titledetail></descriptivedetail><productsupply><supplydetail><j396>40</j396><price><x462>02</x462><j151>30</j151><j152>CNY</j152></price></supplydetail></productsupply></product></ONIXmessage>`;
    // What stands for the title is written in GB 18030.
    const [before = '', after = ''] = short.split('红楼梦');
    const title = Buffer.from('baecc2a5c3ce', 'hex');
    const gb = Buffer.concat([Buffer.from(before), title, Buffer.from(after)]);
    expect(await send(gb, {}, 'text/xml')).toMatchObject({ format: 'onix', added: 1 });
    expect((await sold()).find(({ number }) => number === 'S1')).toMatchObject({ title: '红楼梦', stock: 0 });
    for (const release of ['', ' release="2.1"'])
      await expect(
        send(`<ONIXMessage${release}><Product/></ONIXMessage>`, {}, 'text/xml'),
      ).rejects.toMatchObject({
        code: 'ONIX_TOO_OLD',
      });
    for (const broken of ['<ONIXMessage release="3.0"><Product>', 'no,columns\n1,2', ''])
      await expect(send(broken, {}, 'application/octet-stream')).rejects.toMatchObject({
        code: 'PRICE_LIST_UNREADABLE',
      });
  });

  it('reads the samples of ONIX that others publish', async () => {
    const folder = `${import.meta.dirname}/../../../../../../../shared/data/onix-edifact/onix-jonix`;
    const files = {
      'single-book-onix3.xml': 1,
      'single-book-onix3-short.xml': 1,
      'Onix3.1-single-ref.xml': 1,
      'Onix3.1-single-short.xml': 1,
    };
    for (const [file, count] of Object.entries(files)) {
      let bytes: Buffer;
      try {
        bytes = readFileSync(`${folder}/${file}`);
      } catch {
        return;
      }
      const { read, left } = await send(bytes, {}, 'text/xml');
      expect([file, read]).toEqual([file, count]);
      // They have prices in other currencies than the vendor sells in.
      expect(left.every(({ fault }) => fault === 'currency' || fault === 'price')).toBe(true);
    }
    const old = readFileSync(`${folder}/single-book-onix2.xml`);
    await expect(send(old, {}, 'text/xml')).rejects.toMatchObject({ code: 'ONIX_TOO_OLD' });
  });

  it('reads thousands of lines of a spreadsheet', async () => {
    const items = demoVendorItems(3000, 7);
    const head = ['number', 'isbn', 'title', 'price', 'stock'];
    const lines = items.map((item) => [
      item.number,
      item.isbn,
      item.title,
      `${item.price / 100}`,
      `${item.stock}`,
    ]);
    async function* rows() {
      yield head;
      yield* lines;
    }
    const file = await buffer(toXlsx(rows(), new Date()));
    expect(await send(file, { mode: 'whole' }, 'application/octet-stream')).toMatchObject({
      read: 3000,
      added: 3000,
      left: [],
    });
    expect(await sold()).toHaveLength(3000);
  });

  it('keeps the code of a vendor for one, refuses questions that cannot be asked, and never tells a key', async () => {
    const { vendors } = await world.staff.call(listVendors, {});
    const web = vendors.find(({ code }) => code === 'web');
    if (!web) throw new Error('the vendor is gone');
    const { id, hasKey: _has, itemCount: _count, ...facts } = web;
    await expect(world.staff.call(putVendor, facts)).rejects.toMatchObject({ code: 'VENDOR_CODE_TAKEN' });
    for (const address of ['ftp://x', 'https://a/{nobody}', 'http://example.org/plain'])
      await expect(
        world.staff.call(putVendor, {
          ...facts,
          id,
          asking: { quote: { method: 'GET', address, body: '', mapping: '$' } },
        }),
      ).rejects.toMatchObject({ code: 'VENDOR_ASKING_INVALID' });
    await world.staff.call(putVendor, { ...facts, id, keyPlace: 'bearer' });
    expect(await world.staff.call(putVendorKey, { id, key: 'very-secret' })).toEqual({ hasKey: true });
    const told = await world.staff.call(listVendors, {});
    expect(JSON.stringify(told)).not.toContain('very-secret');
    expect(told.vendors.find((one) => one.id === id)?.hasKey).toBe(true);
  });

  it.each([
    ['12.50', 'CNY', 1250],
    ['12,5', 'EUR', 1250],
    ['¥ 68', 'CNY', 6800],
    ['1200', 'JPY', 1200],
    ['12.5', 'JPY', undefined],
    ['1.234.5', 'CNY', undefined],
    ['', 'CNY', undefined],
    ['5', 'ABCD', undefined],
  ])('reads %s %s as %s', (text, currency, units) => {
    expect(minorUnitsOf(text, currency)).toBe(units);
  });

  it('asks for the pairs of a run of Han, and for a single character by itself', () => {
    expect(wordsOfSearch('红楼梦')).toEqual(['红楼', '楼梦']);
    expect(wordsOfSearch('梦')).toEqual(['梦']);
    expect(wordsOfSearch('  ')).toEqual([]);
  });
});
