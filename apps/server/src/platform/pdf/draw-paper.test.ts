import { expect, it } from 'vitest';
import { textOfPdf as textOf } from '../../testing/pdf-text.ts';
import { drawPaper, drawPapers } from './draw-paper.ts';
import { fontRuns } from './font-runs.ts';
import type { Paper } from './paper.ts';
import { paperFonts } from './paper-fonts.ts';

const RECEIPT: Paper = {
  language: 'zh-CN',
  size: 'A5',
  issuer: '示范大学图书馆',
  title: '收款收据',
  facts: [
    ['读者', '张三'],
    ['附注', ''],
  ],
  lines: [{ text: '逾期费 · 《红楼梦》', sum: '¥3.50' }],
  total: { text: '合计', sum: '¥3.50' },
  note: '本收据不是发票',
  check: { address: 'https://library.example.org/demo/proof/abc', words: '扫描二维码查验' },
  madeAt: new Date('2026-03-01T08:00:00Z'),
};

const fontsFor = async (text: string) => fontRuns(text, await paperFonts(text));
const withName = (name: string) => drawPaper({ ...RECEIPT, facts: [['读者', name]] });

it('has all that a paper says as text that can be copied', async () => {
  const text = await textOf(await drawPaper(RECEIPT));
  for (const part of [
    '示范大学图书馆',
    '收款收据',
    '张三',
    '《红楼梦》',
    '¥3.50',
    '本收据不是发票',
    'demo/proof/abc',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('附注');
});

it.each([
  ['CJK extension A', '㼆䶮㐂'],
  ['CJK extensions B, C and E that names in mainland China have', '𠅤𬭎𫖯𬺈'],
  ['CJK extension B beyond the standards, as 𠮷 of Japanese names', '𠮷𠀋𡈽𪘂'],
  ['Latin with rare signs', 'ŁukaszŻółć'],
  ['Vietnamese', 'Nguyễn'],
  ['Korean', '김철수'],
  ['Japanese', 'さくら髙﨑'],
  ['Cyrillic', 'Достоевский'],
])('keeps names in %s', async (_, name) => {
  expect(await textOf(await withName(name))).toContain(name);
});

it('draws rare Han and does not mark them as missing', async () => {
  expect((await fontsFor('𠮷𠀋𡈽𪘂')).every(({ shown }) => shown !== '〓')).toBe(true);
});

it('reads the large font only for a paper that needs it', async () => {
  expect((await paperFonts('张三 Zhang San')).length).toBe(1);
  expect((await paperFonts('𠮷田')).length).toBe(2);
});

it('draws papers of several readers on pages of their own, with their letters once', async () => {
  const papers = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...RECEIPT, facts: [['读者', `读者${at}`]] as const }));
  const [first, ...others] = papers(20);
  if (!first) throw new Error('no paper');
  const file = await drawPapers([first, ...others]);
  const text = await textOf(file);
  for (let at = 0; at < 20; at += 1) expect(text).toContain(`读者${at}`);
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(20);
  expect(file.length).toBeLessThan(20 * 30_000);
});

it('keeps the compatible form of a Han as it was written', async () => {
  expect(await textOf(await withName('\uf929\u6717'))).toContain('\uf929\u6717');
});

it('embeds only the letters that it has', async () => {
  expect((await drawPaper(RECEIPT)).length).toBeLessThan(60_000);
});

it('goes on to further pages where a list is long', async () => {
  const lines = Array.from({ length: 80 }, (_, at) => ({ text: `逾期费 ${at} 号`, sum: '¥1.00' }));
  const text = await textOf(await drawPaper({ ...RECEIPT, lines }));
  for (const { text: line } of lines) expect(text).toContain(line.replaceAll(' ', ''));
});
