import type { ScholarKind } from '@lectern/contracts/discovery/providers/provider';
import { crossref } from './crossref/crossref.ts';
import { datacite } from './datacite/datacite.ts';
import { doaj } from './doaj/doaj.ts';
import { europepmc } from './europepmc/europepmc.ts';
import { openalex } from './openalex/openalex.ts';
import type { PapersProtocol } from './papers.ts';
import { unpaywall } from './unpaywall/unpaywall.ts';

/** The protocols of scholarly sources, by the kind of an entry. */
export const PAPERS_PROTOCOLS: Readonly<Record<ScholarKind, PapersProtocol>> = {
  openalex,
  crossref,
  europepmc,
  doaj,
  datacite,
  unpaywall,
};
