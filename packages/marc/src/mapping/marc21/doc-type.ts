import type { DocType } from '../../bib.ts';
import type { FieldIndex } from '../field-index.ts';
import { first, has } from '../subfields.ts';
import { isElectronicDesignation } from '../tables/material-designations.ts';

/**
 * The document type, from leader/06-07. For texts, thesis, conference, newspaper and online are found from 008, 007,
 * 338, 502, 655 and 111/711.
 */
export function mapDocType(index: FieldIndex): DocType {
  const type = index.leader.charAt(6);
  const level = index.leader.charAt(7);
  switch (type) {
    case 'c':
    case 'd':
      return 'score';
    case 'e':
    case 'f':
      return 'map';
    case 'g':
      return isStillImage(index) ? 'image' : 'video';
    case 'i':
    case 'j':
      return 'audio';
    case 'k':
      return 'image';
    case 'm':
      return isElectronicText(index) ? 'ebook' : 'electronic';
    case 'o':
      return 'kit';
    case 'p':
      return 'manuscript';
    case 'r':
      return 'object';
    case 't':
      return isThesis(index) ? 'thesis' : 'manuscript';
    case 'a':
      return textType(index, level);
    default:
      return 'other';
  }
}

function textType(index: FieldIndex, level: string): DocType {
  switch (level) {
    case 'a':
    case 'b':
      return 'article';
    case 's':
      return index.control('008')?.charAt(21) === 'n' ? 'newspaper' : 'journal';
    case 'i':
      return isOnline(index) ? 'electronic' : 'book';
    default:
      if (isThesis(index)) return 'thesis';
      if (isConference(index)) return 'conference';
      return isOnline(index) ? 'ebook' : 'book';
  }
}

/** Whether there is a dissertation note, the code for theses in 008/24-27, or a genre heading for theses. */
function isThesis(index: FieldIndex): boolean {
  if (index.has('502')) return true;
  if ((index.control('008') ?? '').slice(24, 28).includes('m')) return true;
  return index
    .fields('655')
    .some((field) => THESIS_GENRES.has(first(field, 'a')?.replace(/\.$/, '').toLowerCase() ?? ''));
}

const THESIS_GENRES = new Set([
  'academic theses',
  'theses',
  'dissertations',
  'dissertations, academic',
  'hochschulschrift',
  'thèses et écrits académiques',
  'academic dissertations',
]);

/** Whether a meeting is named as creator, or 008/29 is the code for conference publications. */
function isConference(index: FieldIndex): boolean {
  if (index.has('111') || index.control('008')?.charAt(29) === '1') return true;
  return index.fields('711').some((field) => !has(field, 't'));
}

/** Whether the text is online, by form of item, carrier, or the old general material designation. */
function isOnline(index: FieldIndex): boolean {
  const form = index.control('008')?.charAt(23);
  if (form === 'o' || form === 's' || form === 'q') return true;
  if (form === 'a' || form === 'b' || form === 'c' || form === 'r') return false;
  const carriers = index.fields('338').map((field) => first(field, 'b'));
  if (carriers.includes('cr')) return true;
  if (carriers.includes('nc')) return false;
  const designation = index.first('245');
  if (designation !== undefined && isElectronicDesignation(first(designation, 'h') ?? '')) return true;
  return index.control('007')?.startsWith('cr') === true;
}

/** Whether a computer file is a document (008/26 = d), or a published book that was coded as a file. */
function isElectronicText(index: FieldIndex): boolean {
  const level = index.leader.charAt(7);
  if (level !== 'm' && level !== 'a') return false;
  return index.control('008')?.charAt(26) === 'd' || (index.has('020') && isOnline(index));
}

/** Whether projected material is a still image: slides, transparencies and filmstrips (008/33). */
function isStillImage(index: FieldIndex): boolean {
  const kind = index.control('008')?.charAt(33);
  return kind === 's' || kind === 't' || kind === 'f';
}
