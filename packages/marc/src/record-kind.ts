import type { MarcRecord } from './marc-record.ts';

export type RecordKind = 'bibliographic' | 'authority' | 'holdings' | 'classification' | 'community';

const HOLDINGS_FIELD = /^(?:004|85[2345]|86[345678]|87[678])$/;
const UNIMARC_HEADING = /^(?:152|2[0-8]\d)$/;

/**
 * The kind of a record, from leader/06 (MARC 21: u v x y holdings, z authority, w classification, q community
 * information). UNIMARC/Authorities also uses x and y: a record with a UNIMARC heading and without holdings fields is an
 * authority.
 */
export function recordKind(record: MarcRecord): RecordKind {
  switch (record.leader[6]) {
    case 'z':
      return 'authority';
    case 'w':
      return 'classification';
    case 'q':
      return 'community';
    case 'u':
    case 'v':
      return 'holdings';
    case 'x':
    case 'y':
      return isUnimarcAuthority(record) ? 'authority' : 'holdings';
    default:
      return 'bibliographic';
  }
}

function isUnimarcAuthority({ fields }: MarcRecord): boolean {
  return (
    fields.some(({ tag }) => UNIMARC_HEADING.test(tag)) && !fields.some(({ tag }) => HOLDINGS_FIELD.test(tag))
  );
}
