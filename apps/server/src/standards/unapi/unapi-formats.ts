import type { ExportFormat } from '@lectern/contracts/citations/export-bibs';

interface UnapiFormat {
  readonly title: string;
  readonly type: string;
  /** Where the format is described. */
  readonly docs: string;
  readonly format: ExportFormat;
}

/** Formats of the unAPI server; `marcxml` and `mods` are names that reference managers look for. */
export const UNAPI_FORMATS: Readonly<Record<string, UnapiFormat>> = {
  marcxml: {
    title: 'MARCXML',
    type: 'application/marcxml+xml',
    docs: 'https://www.loc.gov/standards/marcxml/',
    format: 'marcxml',
  },
  mods: {
    title: 'MODS',
    type: 'application/mods+xml',
    docs: 'https://www.loc.gov/standards/mods/',
    format: 'mods',
  },
  oai_dc: {
    title: 'Dublin Core',
    type: 'application/xml',
    docs: 'https://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    format: 'dc',
  },
  ris: { title: 'RIS', type: 'application/x-research-info-systems', docs: '', format: 'ris' },
  bibtex: { title: 'BibTeX', type: 'application/x-bibtex', docs: '', format: 'bibtex' },
};
