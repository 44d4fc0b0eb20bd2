import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MASKED, maskPersonal } from './mask-personal.ts';

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${least - 1},${most - 1}}$`));
const words = fc.constantFrom('我的证是', 'my number is ', 'mon numéro : ', '(', '');

it.each([
  '我的电话是13812345678，请联系我',
  'call me at +86 138 1234 5678 or (010) 6275-1234',
  'mail reader.one+books@example.org please',
  'mail 读者@例子.公司',
  '读者证 20230001 到期了吗',
  '身份证 11010519491231002X',
  'ＴＥＬ１３８１２３４５６７８',
])('masks what is personal: %s', (text) => {
  expect(maskPersonal(text)).toContain(MASKED);
  expect(maskPersonal(text)).not.toMatch(/[0-9０-９]{5}|@/u);
});

it.each([
  '9787020002207 在架吗',
  'ISBN 978-0-14-243724-7',
  '1999-2005年的小说',
  '2026-11-24 开门吗',
  'TP312 和 I247.57 类的书',
  '2000年以后的 300 本书',
])('keeps what a question needs: %s', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

it('masks the own numbers of a reader however short they are', () => {
  expect(maskPersonal('I am h2001, is H20011 mine?', ['H2001'])).toBe(`I am ${MASKED}, is H20011 mine?`);
});

it('leaves no mail address', () => {
  fc.assert(
    fc.property(words, fc.emailAddress(), words, (before, mail, after) => {
      expect(maskPersonal(`${before} ${mail} ${after}`)).not.toContain('@');
    }),
  );
});

it('leaves no run of digits that is as long as a phone or a card and no ISBN', () => {
  fc.assert(
    fc.property(words, digits(14, 20), fc.constantFrom('', ' ', '-'), words, (before, number, gap, after) => {
      const written = number.replace(/(.{4})/g, `$1${gap}`);
      const masked = maskPersonal(`${before}${written}${after}`);
      expect(masked.replace(/\D/g, '').length).toBeLessThan(7);
    }),
  );
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const once = maskPersonal(text.toWellFormed());
      expect(maskPersonal(once)).toBe(once);
    }),
  );
});

it('masks each address of a list without spaces', () => {
  expect(maskPersonal('a.b@c.org;d@e.org|f')).toBe(`${MASKED}${MASKED}|f`);
});

it.each(['a', '-', '1', ' @', 'a@'])('takes a long text of %j in one pass', (piece) => {
  const text = maskPersonal(piece.repeat(300_000));
  expect(text.length).toBeLessThanOrEqual(piece.length * 300_000);
});
