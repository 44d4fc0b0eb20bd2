import { isControlField, type MarcFlavour, type MarcRecord } from '../marc-record.ts';

/**
 * The format of a record, from fields that only one format has: 008 and 245 are MARC 21; 200 with a title and a coded
 * 100 $a of 36 characters are UNIMARC. MARC 21 if the record has none of them.
 */
export function detectFlavour(record: MarcRecord): MarcFlavour {
  return flavourScore(record) < 0 ? 'unimarc' : 'marc21';
}

/** The format of most records of a file. */
export function detectFlavourOf(records: Iterable<MarcRecord>): MarcFlavour {
  let score = 0;
  for (const record of records) score += Math.sign(flavourScore(record));
  return score < 0 ? 'unimarc' : 'marc21';
}

/** Above zero for MARC 21, below for UNIMARC. */
function flavourScore(record: MarcRecord): number {
  let score = 0;
  for (const field of record.fields) {
    const { tag } = field;
    if (isControlField(field)) {
      if (tag === '008') score += field.value.length >= 35 ? 2 : 1;
      continue;
    }
    const opening = field.subfields[0];
    if (tag === '245') score += 3;
    else if (tag === '200' && field.subfields.some(({ code }) => code === 'a')) score -= 3;
    else if (tag === '100' && opening?.code === 'a' && isCodedData(opening.value)) score -= 3;
    else if (tag === '040' && field.subfields.some(({ code }) => code === 'c')) score += 1;
    else if (tag === '801') score -= 1;
  }
  return score;
}

/** UNIMARC 100 $a: 36 positions (often cut or padded) that begin with the date of entry, YYYYMMDD. */
function isCodedData(value: string): boolean {
  return value.length >= 20 && value.length <= 40 && /^[\d ]{8}[a-z| ]/.test(value);
}
