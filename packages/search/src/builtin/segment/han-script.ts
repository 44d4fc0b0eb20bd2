import { foldHan } from '../../analysis/han.ts';

/**
 * The form in which the characters of a text are written, as far as they tell: 0 not at all (no Han characters, only such as all forms share,
 * or both), 1 simplified, 2 traditional or Japanese.
 */
export type HanScript = 0 | 1 | 2;

const SIMPLIFIED = 1;
const TRADITIONAL = 2;
const FIRST_HAN = 0x3400;
const BEHIND_HAN = 0xa000;

export function hanScriptOf(text: string): HanScript {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= FIRST_HAN && unit < BEHIND_HAN) seen |= formOf(unit);
  }
  return seen === SIMPLIFIED || seen === TRADITIONAL ? seen : 0;
}

let forms: Uint8Array | undefined;

function formOf(unit: number): number {
  forms ??= allForms();
  return forms[unit - FIRST_HAN]!;
}

/** A character that folds to another is of the older form, one to which another folds of the simplified one. */
function allForms(): Uint8Array {
  const found = new Uint8Array(BEHIND_HAN - FIRST_HAN);
  for (let unit = FIRST_HAN; unit < BEHIND_HAN; unit++) {
    const char = String.fromCharCode(unit);
    const folded = foldHan(char);
    if (folded === char) continue;
    found[unit - FIRST_HAN] = TRADITIONAL;
    const target = folded.charCodeAt(0) - FIRST_HAN;
    if (folded.length === 1 && target >= 0 && target < found.length) found[target] = SIMPLIFIED;
  }
  return found;
}
