import { type BibMarks, MARKS, type Mark } from '../../bib.ts';
import type { MarcFlavour } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { all } from '../subfields.ts';
import { readDegrees } from './degrees.ts';
import type { MarkRule } from './mark-rule.ts';

/** Longest code of a mark; longer texts are no codes. */
const MOST_CHARACTERS = 100;
/** Codes that a record may have of one mark. */
const MOST_CODES = 50;

/** The marks of a record, each code once; undefined if it has none. */
export function readMarks(
  index: FieldIndex,
  flavour: MarcFlavour,
  rules: readonly MarkRule[],
): BibMarks | undefined {
  const codes: Record<Mark, Set<string>> = {
    coreList: new Set(),
    degree: new Set(readDegrees(index, flavour)),
    verification: new Set(),
  };
  for (const rule of rules) {
    if (rule.flavour !== undefined && rule.flavour !== flavour) continue;
    for (const text of textsOf(index, rule)) {
      const code = codeOf(text, rule);
      if (code !== undefined && codes[rule.mark].size < MOST_CODES) codes[rule.mark].add(code);
    }
  }
  const filled = MARKS.filter((mark) => codes[mark].size > 0);
  if (filled.length === 0) return undefined;
  return Object.fromEntries(filled.map((mark) => [mark, [...codes[mark]]]));
}

function textsOf(index: FieldIndex, { tag, subfields = '', position }: MarkRule): string[] {
  if (position === undefined) return index.fields(tag).flatMap((field) => all(field, subfields));
  const text = tag === 'LDR' ? index.leader : (index.control(tag) ?? '');
  return text.length > position ? [text.charAt(position)] : [];
}

function codeOf(text: string, { codes }: MarkRule): string | undefined {
  if (codes === undefined) return text.length <= MOST_CHARACTERS && text.trim() !== '' ? text : undefined;
  return Object.hasOwn(codes, text) ? codes[text] : undefined;
}
