import type { DocType } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';

/**
 * The document type, from leader/06-07 and, for texts, from 105 (thesis, conference), 106 and 135 (electronic), 110
 * (newspaper) and 328 (thesis note).
 */
export function mapDocType(index: FieldIndex): DocType {
  const type = index.leader.charAt(6);
  switch (type) {
    case 'a':
      return textType(index);
    case 'b':
      return isThesis(index) ? 'thesis' : 'manuscript';
    case 'c':
    case 'd':
      return 'score';
    case 'e':
    case 'f':
      return 'map';
    case 'g':
      return 'video';
    case 'i':
    case 'j':
      return 'audio';
    case 'k':
      return 'image';
    case 'l':
      return isElectronicText(index) ? textType(index) : 'electronic';
    case 'm':
      return 'kit';
    case 'r':
      return 'object';
    default:
      return 'other';
  }
}

function textType(index: FieldIndex): DocType {
  switch (index.leader.charAt(7)) {
    case 'a':
      return 'article';
    case 's':
      return coded(index, '110').charAt(0) === 'c' ? 'newspaper' : 'journal';
    case 'i':
      return isOnline(index) ? 'electronic' : 'book';
    default:
      if (isThesis(index)) return 'thesis';
      if (coded(index, '105').charAt(8) === '1') return 'conference';
      if (index.fields('710').some(({ ind1 }) => ind1 === '1')) return 'conference';
      return isOnline(index) ? 'ebook' : 'book';
  }
}

/** Whether 105 $a/4-7 has code m (thesis) or v (revised thesis), or there is a thesis note. */
function isThesis(index: FieldIndex): boolean {
  if (index.has('328')) return true;
  const contents = coded(index, '105').slice(4, 8);
  return contents.includes('m') || contents.includes('v');
}

function isOnline(index: FieldIndex): boolean {
  return index.leader.charAt(6) === 'l' || coded(index, '106').charAt(0) === 's';
}

/** Whether an electronic resource is a document: a text (135 $a/0 = d) that is a complete publication (leader/07). */
function isElectronicText(index: FieldIndex): boolean {
  return coded(index, '135').charAt(0) === 'd' || index.has('010');
}

function coded(index: FieldIndex, tag: string): string {
  return index.first(tag)?.subfields.find(({ code }) => code === 'a')?.value ?? '';
}
