import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVolumes, volumeHas, volumeKey } from './volume-order.ts';

const HAN = '零一二三四五六七八九';
/** 1 to 99 in Han numerals. */
function han(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10 === 0 ? '' : HAN.charAt(value % 10);
  return tens === 0 ? ones : `${tens === 1 ? '' : HAN.charAt(tens)}十${ones}`;
}
function roman(value: number): string {
  const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX'][Math.floor(value / 10)] ?? '';
  return tens + ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][value % 10];
}
const inScript = (zero: number) => (value: number) =>
  Array.from(String(value), (digit) => String.fromCodePoint(zero + Number(digit))).join('');

/** Ways to write the number of a volume. */
const WAYS: readonly ((value: number) => string)[] = [
  String,
  (value) => `v.${value}`,
  (value) => `Vol. ${roman(value)}`,
  (value) => `Bd. ${value}`,
  (value) => `t. ${roman(value)}`,
  (value) => `Tome ${value}`,
  (value) => `т. ${value}`,
  (value) => `第${han(value)}册`,
  (value) => `卷${han(value)}`,
  (value) => `第${value}卷`,
  (value) => `제${value}권`,
  (value) => `ｖｏｌ．${inScript(0xff10)(value)}`,
  (value) => `v. ${inScript(0x0660)(value)}`,
  (value) => `v. ${inScript(0x0966)(value)}`,
];

const statement = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('卷', '上', '下', '第', '十', '二', 'v.', 'II', '2023', ':', '3', 'no. ', 'Jan ', ' '),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
const sign = (order: number) => Math.sign(order);

describe('the order of volumes', () => {
  it('is a total order', () => {
    fc.assert(
      fc.property(statement, statement, statement, (one, two, three) => {
        expect(sign(compareVolumes(one, two))).toBe(-sign(compareVolumes(two, one)) + 0);
        expect(compareVolumes(one, two) === 0).toBe(one === two);
        if (compareVolumes(one, two) <= 0 && compareVolumes(two, three) <= 0)
          expect(compareVolumes(one, three)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is the same whatever order the volumes come in', () => {
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (volumes, random) => {
        const shuffled = volumes
          .map((volume) => ({ volume, at: random.next().value as number }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ volume }) => volume);
        expect(shuffled.toSorted(compareVolumes)).toEqual(volumes.toSorted(compareVolumes));
      }),
    );
  });

  it('goes by the value of the number, however each of the two is written', () => {
    // A Roman 50 is the letter L, which alone is a label.
    const number = fc.integer({ min: 1, max: 89 }).filter((value) => value !== 50);
    const way = fc.constantFrom(...WAYS);
    fc.assert(
      fc.property(number, number, way, way, (one, other, writeOne, writeOther) => {
        fc.pre(one !== other);
        expect(sign(compareVolumes(writeOne(one), writeOther(other)))).toBe(sign(one - other));
      }),
    );
  });

  it('goes by value for numbers of any length', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n }), (one, other) => {
        fc.pre(one !== other);
        expect(compareVolumes(`v.${one}`, `v.${other}`) < 0).toBe(one < other);
      }),
    );
  });

  it.each([
    [['1', '2', '10', '11', '20', '100']],
    [['v.2', 'v.10', 'v.10 pt.2', 'v.11']],
    [['卷首', '卷一', '卷二', '卷十', '卷十一', '卷二十', '卷一百零三', '卷末']],
    [['上册', '中册', '下册']],
    [['第一卷上', '第一卷下', '第二卷上', '第十卷']],
    [['2022:12', '2023:3', '2023:10', '2024:1']],
    [['2023年第3期', '2023年第10期', '2024年第1期']],
    [['no. 3 (2023)', 'no. 11 (2023)', 'no. 1 (2024)']],
    [['第11期 2022', '第3期 2023', '第1期 2024']],
    [['Heft 9, 2019', 'Heft 2, 2020']],
    [['Jan 2020', 'Feb. 2020', 'Nov 2020', 'Mar 2021']],
    [['Bd. 2,1', 'Bd. 2,2', 'Bd. 2,10', 'Bd. 3']],
    [['t. I', 't. II', 't. IX', 't. X', 't. XIX', 't. XL']],
    [['pt. A', 'pt. B', 'pt. C', 'pt. D']],
    [['12', '12a', '12n', '12p', '12v']],
    [['CD 1', 'CD 2', 'CD 10']],
    [['1998', '1998-2001', '1999']],
    [['', '1', 'Index']],
    [['上巻', '中巻', '下巻']],
    [['상권', '하권']],
    [['甲编', '乙编', '丙编', '丁编']],
  ])('puts %j in this order', (volumes) => {
    expect(volumes.toReversed().toSorted(compareVolumes)).toEqual(volumes);
  });

  it('takes signs of numbers and places in other words for words', () => {
    expect(volumeKey('上海卷')).toBe(volumeKey('上海'));
    expect(volumeKey('统一战线')).not.toContain('10001');
    expect(volumeKey('중국편')).not.toContain('10001');
  });
});

describe('a volume that a reader looks for', () => {
  it.each([
    ['v.10', '10'],
    ['第十册', '10'],
    ['v.10', '第十册'],
    ['2023:3', '3 2023'],
    ['2023年第10期', '2023'],
    ['v.10', 'v.'],
    ['Index A-K', 'ind'],
  ])('%s is found by %s', (volume, sought) => {
    expect(volumeHas(volume, sought)).toBe(true);
  });

  it.each([
    ['v.10', '1'],
    ['第十一册', '第一册'],
    ['2023:3', '2023 4'],
  ])('%s is not found by %s', (volume, sought) => {
    expect(volumeHas(volume, sought)).toBe(false);
  });
});
