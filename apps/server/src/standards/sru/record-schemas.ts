import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { writeDublinCore } from '@lectern/marc/dublin-core/write-dublin-core';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXml } from '@lectern/marc/marcxml/write-marcxml';
import { writeMods } from '@lectern/marc/mods/write-mods';

/** A schema in which records are given. */
export interface RecordSchema {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  /** Whether the record as it came is needed, and not its description. */
  readonly isMarc: boolean;
  /** The record as one element; undefined where it cannot be given in this schema. */
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

/** By name or URI, in any case; the first where none is asked for. */
export function findSchema(asked: string | undefined): RecordSchema | undefined {
  const wanted = asked?.toLowerCase();
  return wanted === undefined || wanted === ''
    ? RECORD_SCHEMAS[0]
    : RECORD_SCHEMAS.find(({ name, uri }) => name === wanted || uri === wanted);
}
