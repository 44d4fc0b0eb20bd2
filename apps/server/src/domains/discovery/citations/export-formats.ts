import type { ExportFormat } from '@lectern/contracts/discovery/citations/export-bibs';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { CitedBib } from '@lectern/marc/citations/cited-bib';
import { cslItemOf } from '@lectern/marc/citations/csl-item';
import { writeBibtex } from '@lectern/marc/citations/write-bibtex';
import { writeEndnote } from '@lectern/marc/citations/write-endnote';
import { writeRis } from '@lectern/marc/citations/write-ris';
import { writeDublinCoreCollection } from '@lectern/marc/dublin-core/write-dublin-core';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { writeMarcXmlCollection } from '@lectern/marc/marcxml/write-marcxml';
import { writeModsCollection } from '@lectern/marc/mods/write-mods';
import { exportCsv } from './export-csv.ts';
import { writeMarcFile } from './write-marc.ts';

/** The data from which an export file is written. */
export interface ExportData {
  readonly bibs: readonly CitedBib[];
  /** Reads the MARC records of the same bibs, in the same order. Only MARC formats call it. */
  readonly records: () => AsyncIterable<MarcRecord>;
  readonly language: Language;
}

interface FileFormat {
  readonly extension: string;
  readonly contentType: string;
  readonly write: (data: ExportData) => string | Uint8Array | Promise<string | Uint8Array>;
}

export const EXPORT_FILES: Readonly<Record<ExportFormat, FileFormat>> = {
  ris: {
    extension: 'ris',
    contentType: 'application/x-research-info-systems',
    write: ({ bibs }) => writeRis(bibs),
  },
  bibtex: {
    extension: 'bib',
    contentType: 'application/x-bibtex; charset=utf-8',
    write: ({ bibs }) => writeBibtex(bibs),
  },
  endnote: {
    extension: 'enw',
    contentType: 'application/x-endnote-refer; charset=utf-8',
    write: ({ bibs }) => writeEndnote(bibs),
  },
  marc: {
    extension: 'mrc',
    contentType: 'application/marc',
    write: ({ records }) => writeMarcFile(records()),
  },
  marcxml: {
    extension: 'xml',
    contentType: 'application/marcxml+xml; charset=utf-8',
    write: ({ records }) => writeMarcXmlCollection(records()),
  },
  mods: {
    extension: 'mods.xml',
    contentType: 'application/mods+xml; charset=utf-8',
    write: ({ bibs }) => writeModsCollection(bibs),
  },
  dc: {
    extension: 'dc.xml',
    contentType: 'application/xml; charset=utf-8',
    write: ({ bibs }) => writeDublinCoreCollection(bibs),
  },
  csl: {
    extension: 'json',
    contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    write: ({ bibs }) => `${JSON.stringify(bibs.map(cslItemOf), undefined, 1)}\n`,
  },
  csv: {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    write: ({ bibs, language }) => exportCsv(bibs, language),
  },
};
