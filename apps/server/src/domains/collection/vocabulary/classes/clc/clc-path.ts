/**
 * The path of a CLC notation from its main class down: I242.4 is I, I2, I24, I242, I242.4 (Chinese Library Classification, 5th
 * edition: letters, then decimal digits with a point after each three; what is added from auxiliary tables, as in "-44" or "=49",
 * is not part of the tree). Nothing for a text that is no such notation.
 */
export function clcPath(notation: string): string[] {
  const plain = notation.normalize('NFKC').trim().toUpperCase().replace(/^[[{]/, '');
  const [whole, letters = '', digits = ''] = NOTATION.exec(plain) ?? [];
  if (whole === undefined || !MAIN_CLASSES.has(letters[0] ?? '')) return [];
  const path: string[] = [];
  for (let end = 1; end <= letters.length; end++) path.push(letters.slice(0, end));
  for (let end = 1; end <= Math.min(digits.length, STEPS); end++)
    if (digits[end - 1] !== '.') path.push(letters + digits.slice(0, end));
  if (digits.length > STEPS) path.push(letters + digits);
  return path;
}

/** One to three letters (T has subclasses of two), digits in groups of three divided by points. */
const NOTATION = /^([A-Z]{1,3})(\d{0,3}(?:\.\d{1,3})*)/;
const MAIN_CLASSES = new Set('ABCDEFGHIJKNOPQRSTUVXZ');
/** Characters behind the letters that make a step each, as in TP391.413; what is finer is one more. */
const STEPS = 7;
