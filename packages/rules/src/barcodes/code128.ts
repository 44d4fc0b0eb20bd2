/**
 * Bars and spaces of Code 128 (ISO/IEC 15417): for each value the widths of three bars and three spaces in modules, bar first. 103 to 105
 * start in the sets A, B and C.
 */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const [START_B, START_C, TO_B, TO_C] = [104, 105, 100, 99];

/**
 * The widths of the bars and spaces of a barcode in Code 128, bar first, without quiet zones (ten modules on each side). Pairs of digits
 * take one sign. Undefined for a text with characters besides printable ASCII, or without any.
 */
export function code128(text: string): readonly number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  const signs = [...values, check].map((value) => WIDTHS[value]);
  return Array.from(`${signs.join('')}${STOP}`, Number);
}

/** Start sign and signs. Set C is used for runs of digits that it makes shorter. */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  let isPairs = false;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const wantsPairs: boolean = isPairs
      ? digits >= 2
      : digits >= 4 && (digits % 2 === 0 || at > 0 || digits > 4);
    if (at === 0) values.push(wantsPairs ? START_C : START_B);
    else if (wantsPairs !== isPairs) values.push(wantsPairs ? TO_C : TO_B);
    isPairs = wantsPairs;
    if (isPairs) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else {
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  return values;
}
