const LN2 = Math.LN2;
/** 1, 1/3, 1/5 ...: the series of artanh. */
const SHARES = Float64Array.from({ length: 11 }, (_, at) => 1 / (2 * at + 1));

/**
 * The natural logarithm of a positive number, by additions, multiplications and divisions alone. These are exact to the last bit on every
 * machine (IEEE 754), `Math.log` is not, and a model file must have the same bytes everywhere.
 */
export function exactLog(value: number): number {
  let exponent = 0;
  let rest = value;
  for (; rest >= 2; rest /= 2) exponent++;
  for (; rest < 1; rest *= 2) exponent--;
  // ln(x) = 2 artanh((x - 1) / (x + 1)); the quotient is at most 1/3, so that eleven terms are enough.
  const quotient = (rest - 1) / (rest + 1);
  const square = quotient * quotient;
  let sum = 0;
  for (let at = SHARES.length - 1; at >= 0; at--) sum = sum * square + SHARES[at]!;
  return exponent * LN2 + 2 * quotient * sum;
}
