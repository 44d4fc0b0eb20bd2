import type { MarcField, MarcRecord, Subfield } from '../../marc-record.ts';

const DEFAULT_LEADER = '00000nam a2200000   4500';

/**
 * The record described by a text with one field in each line. `LDR` and 00X have a text; data fields have a tag,
 * indicators (`_` is a blank) and subfields, each with `$` and its code: `245 10 $aTitle /$cName.`
 */
export function buildRecord(text: string): MarcRecord {
  let leader = DEFAULT_LEADER;
  const fields: MarcField[] = [];
  for (const line of text.split('\n').map((untrimmed) => untrimmed.trim())) {
    if (line === '') continue;
    const tag = line.slice(0, 3);
    if (tag === 'LDR') leader = line.slice(4);
    else if (tag.startsWith('00')) fields.push({ tag, value: line.slice(4) });
    else {
      const [ind1 = ' ', ind2 = ' '] = line.slice(4, 6).replaceAll('_', ' ').split('');
      fields.push({ tag, ind1, ind2, subfields: subfieldsOf(line.slice(7)) });
    }
  }
  return { leader, fields };
}

function subfieldsOf(text: string): Subfield[] {
  return text
    .split('$')
    .slice(1)
    .map((subfield) => ({ code: subfield.charAt(0), value: subfield.slice(1) }));
}
