import { createHash, hash } from 'node:crypto';
import { type Bib, type BibItem, MAPPING_VERSION } from '@lectern/marc/bib';
import type { ItemProfile } from '@lectern/marc/mapping/items/item-profile';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { MarkRule } from '@lectern/marc/mapping/marks/mark-rule';
import type { ReadRecord } from '@lectern/marc/marc-read-result';
import { isControlField, type MarcFlavour, type MarcRecord } from '@lectern/marc/marc-record';
import { toJson } from '../../../../platform/db/codecs.ts';
import { numbersOfBib } from '../records/bib-numbers.ts';
import { mainAuthor } from '../records/bib-words.ts';
import { workKeyOf } from '../works/work-key.ts';
import { digestOfRules } from './mark-rules.ts';

/** How the records of one file are read. */
export interface ReadingRules {
  readonly flavour: MarcFlavour;
  readonly itemProfile?: ItemProfile;
  /** Where the tenant's records have their marks. */
  readonly markRules: readonly MarkRule[];
}

/** What tells a record from others and from its older self, without mapping it. */
export interface RecordIdentity {
  readonly controlNumber: string;
  /** A hash over the bytes and how they are read: the same file read by other rules is not the same content. */
  readonly contentHash: string;
  /** Leader/05 is d. */
  readonly deleted: boolean;
}

/** What is stored of a bib that comes from its record. */
export interface DescribedBib {
  readonly bib: string;
  readonly title: string;
  readonly author: string;
  readonly doc_type: string;
  readonly year: number | null;
  readonly work_key: string;
  readonly mapping_version: number;
  /** By which it is found: rows of their own. */
  readonly numbers: readonly string[];
}

export interface MappedRecord {
  readonly described: DescribedBib;
  readonly items: readonly BibItem[];
}

export function identifyRecord({ record, raw, encoding }: ReadRecord, rules: ReadingRules): RecordIdentity {
  const number = controlNumberOf(record);
  const { flavour, itemProfile, markRules } = rules;
  const digest = digestOfRules(markRules);
  const reading = [encoding, flavour, itemProfile?.name ?? '', ...(digest ? [digest] : [])].join(' ');
  return {
    controlNumber: number === '' ? `sha256:${contentDigest(record)}` : number,
    contentHash: `${hash('sha256', raw, 'base64')} ${reading}`,
    deleted: record.leader[5] === 'd',
  };
}

export function mapForStore(record: MarcRecord, rules: ReadingRules): MappedRecord {
  const { items, ...bib } = mapRecord(record, rules);
  return { described: describe({ ...bib, items: [] }), items };
}

function describe(bib: Bib): DescribedBib {
  return {
    bib: toJson(bib),
    title: columnText(bib.title),
    author: columnText(mainAuthor(bib)),
    doc_type: bib.docType,
    year: bib.year ?? null,
    work_key: workKeyOf(bib),
    mapping_version: MAPPING_VERSION,
    numbers: numbersOfBib(bib),
  };
}

/** PostgreSQL refuses NUL in text, and neither database stores half of a surrogate pair. */
export function columnText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function controlNumberOf(record: MarcRecord): string {
  for (const field of record.fields) {
    if (field.tag === '001' && isControlField(field)) return columnText(field.value).trim();
  }
  return '';
}

/** A hash over the decoded fields: the same record in another encoding or format is the same. The leader counts bytes and is left out. */
function contentDigest(record: MarcRecord): string {
  return createHash('sha256').update(toJson(record.fields)).digest('hex');
}
