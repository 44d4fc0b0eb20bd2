import { createHash } from 'node:crypto';
import type { SourceRecord } from '../records/record-source.ts';

const SHARE = 10;

/** Whether a record is of the tenth whose headings are hidden. Another salt picks another tenth. */
export function isHidden(id: string, salt: string): boolean {
  return createHash('sha256').update(`${salt}\0${id}`).digest().readUInt32BE(0) % SHARE === 0;
}

/** A record as it would stand in a catalogue that nobody has indexed by subject: without headings, keywords and classes. */
export function withoutSubjects(record: SourceRecord): SourceRecord {
  const { document, meaning } = record;
  return {
    ...record,
    document: {
      ...document,
      text: { ...document.text, subject: [] },
      keywords: { ...document.keywords, classNumber: [], callNumber: [] },
      facets: { ...document.facets, subject: [], class: [], discipline: [] },
    },
    meaning: { ...meaning, headings: [], classes: [] },
  };
}
