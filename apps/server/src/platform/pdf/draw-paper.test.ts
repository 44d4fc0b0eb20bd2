import { expect, it } from 'vitest';
import { textOfPdf as textOf } from '../../testing/pdf-text.ts';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

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
  ['Latin with rare signs', 'ŁukaszŻółć'],
  ['Vietnamese', 'Nguyễn'],
  ['Korean', '김철수'],
  ['Japanese', 'さくら髙﨑'],
  ['Cyrillic', 'Достоевский'],
])('keeps names in %s', async (_, name) => {
  expect(await textOf(await withName(name))).toContain(name);
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
