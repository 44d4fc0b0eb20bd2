import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { writeDublinCore } from '@lectern/marc/dublin-core/write-dublin-core';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { writeMods } from '@lectern/marc/mods/write-mods';

/** A schema for records in responses. */
export interface RecordSchema {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  /** Whether the schema needs the original MARC record. */
  readonly isMarc: boolean;
  /** The record as one element; undefined if it cannot be written in this schema. */
  readonly write: (bib: CitedBib, marc: MarcRecord | undefined) => string | undefined;
}

export const RECORD_SCHEMAS: readonly RecordSchema[] = [
  {
    name: 'marcxml',
    uri: 'info:srw/schema/1/marcxml-v1.1',
    title: 'MARCXML',
    isMarc: true,
    write: (_bib, marc) => marc && writeMarcXml(marc),
  },
  {
    name: 'dc',
    uri: 'info:srw/schema/1/dc-v1.1',
    title: 'Dublin Core',
    isMarc: false,
    write: (bib) => writeDublinCore(bib, 'sru'),
  },
  {
    name: 'mods',
    uri: 'info:srw/schema/1/mods-v3.7',
    title: 'MODS',
    isMarc: false,
    write: (bib) => writeMods(bib),
  },
];

/** The schema with this name or URI (not case-sensitive), or the first one if none is given. */
export function findSchema(nameOrUri: string | undefined): RecordSchema | undefined {
  const lower = nameOrUri?.toLowerCase();
  return lower === undefined || lower === ''
    ? RECORD_SCHEMAS[0]
    : RECORD_SCHEMAS.find(({ name, uri }) => name === lower || uri === lower);
}
