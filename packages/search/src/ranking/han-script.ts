import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';

/**
 * The script of the Han characters of a text: 1 simplified, 2 traditional, 0 where they do not show it (no Han characters, only characters
 * of both scripts, or a mixture).
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

/** OpenCC's tables, without the characters that are written in both forms (里, 后, 干). */
function allForms(): Uint8Array {
  const found = new Uint8Array(BEHIND_HAN - FIRST_HAN);
  const mark = (table: string, form: number) => {
    for (const entry of table.split('|')) {
      const [char = '', ...others] = entry.split(' ');
      const unit = char.charCodeAt(0) - FIRST_HAN;
      if (char.length === 1 && unit >= 0 && unit < found.length && !others.join('').includes(char))
        found[unit] = form;
    }
  };
  mark(simplified, SIMPLIFIED);
  mark(traditional, TRADITIONAL);
  return found;
}
