import type { ExportFormat } from '@lectern/contracts/discovery/citations/export-bibs';

interface UnapiFormat {
  readonly title: string;
  readonly type: string;
  /** Address of the format's documentation. */
  readonly docs: string;
  readonly format: ExportFormat;
}

/** The formats of the unAPI server, by name. Reference managers look for the names `marcxml` and `mods`. */
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
