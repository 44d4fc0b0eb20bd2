import type { FieldIndex } from '../field-index.ts';
import { languageList } from '../language-list.ts';
import { all, first } from '../subfields.ts';

/** The languages in ISO 639-2: that of 008 first, then 041 $a (text) and $d (sung or spoken text). */
export function mapLanguages(index: FieldIndex): string[] {
  const codes = [(index.control('008') ?? '').slice(35, 38)];
  for (const field of index.fields('041')) {
    // Second indicator 7: the codes are from the list named in $2. We use ISO 639-2 only.
    if (field.ind2 === '7' && first(field, '2') !== 'iso639-2b') continue;
    for (const code of all(field, 'ad')) codes.push(code);
  }
  return languageList(codes);
}

/** The MARC country code of 008/15-17 without fill characters; undefined for "no place" (xx) and fill. */
export function mapCountry(index: FieldIndex): string | undefined {
  const code = (index.control('008') ?? '').slice(15, 18).replace(/[^a-z]/g, '');
  return code.length >= 2 && code !== 'xx' ? code : undefined;
}
