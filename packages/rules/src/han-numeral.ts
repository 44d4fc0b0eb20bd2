const DIGITS = new Map(Array.from('〇零一二三四五六七八九').map((sign, at) => [sign, Math.max(0, at - 1)]));
/** Other ways to write a digit: the forms of accounts, and 两. */
for (const [forms, value] of [
  ['壹壱弌', 1],
  ['贰貳弐两兩', 2],
  ['叁參叄参', 3],
  ['肆', 4],
  ['伍', 5],
  ['陆陸', 6],
  ['柒', 7],
  ['捌', 8],
  ['玖', 9],
] as const)
  for (const sign of forms) DIGITS.set(sign, value);

const TENS = new Map([
  ['廿', 20],
  ['卅', 30],
  ['卌', 40],
]);
const UNITS = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1000],
  ['仟', 1000],
]);
const MYRIADS = new Set(['万', '萬']);

/** All signs that a Han numeral can have. */
export const HAN_NUMERAL_SIGNS = [...DIGITS.keys(), ...TENS.keys(), ...UNITS.keys(), ...MYRIADS].join('');

/**
 * The value of a number in Han numerals, 0 to 99,999,999: 十二, 廿三, 一百零五, 贰拾, or digit by digit 二〇二三. Undefined for
 * any other text.
 */
export function hanNumeralValue(text: string): number | undefined {
  const signs = Array.from(text);
  if (signs.length === 0) return undefined;
  if (signs.every((sign) => DIGITS.has(sign))) return digitByDigit(signs);
  const at = signs.findIndex((sign) => MYRIADS.has(sign));
  if (at === -1) return belowMyriad(signs);
  const many = belowMyriad(signs.slice(0, at));
  const rest = at + 1 === signs.length ? 0 : belowMyriad(signs.slice(at + 1));
  return many === undefined || rest === undefined ? undefined : many * 10_000 + rest;
}

function digitByDigit(signs: readonly string[]): number | undefined {
  if (signs.length > 8) return undefined;
  return signs.reduce((value, sign) => value * 10 + (DIGITS.get(sign) ?? 0), 0);
}

/** Units must fall: 千, 百, 十. A zero only fills a gap. */
function belowMyriad(signs: readonly string[]): number | undefined {
  let value = 0;
  let digit: number | undefined;
  let below = 10_000;
  for (const sign of signs) {
    const unit = UNITS.get(sign);
    const tens = TENS.get(sign);
    if (unit !== undefined) {
      if (unit >= below) return undefined;
      value += (digit ?? 1) * unit;
      digit = undefined;
      below = unit;
    } else if (tens !== undefined) {
      if (below <= 10 || digit !== undefined) return undefined;
      value += tens;
      below = 10;
    } else {
      if (!DIGITS.has(sign) || (digit ?? 0) !== 0) return undefined;
      digit = DIGITS.get(sign);
    }
  }
  return signs.length === 0 ? undefined : value + (digit ?? 0);
}
