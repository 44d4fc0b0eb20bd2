import type { Language } from '@lectern/contracts/kernel/languages';
import type { Publication } from '@lectern/contracts/resources/researchers/researcher';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { doiOf, type FoundPublication } from './find-publications.ts';
import { orcidKindName } from './orcid-kind-name.ts';

/** A publication as pages show it: what the catalogue says of it, else what the ORCID record does. */
export function presentPublication(
  { tenant, language }: { readonly tenant: Tenant; readonly language: Language },
  { id, evidence, title, year, record, work }: FoundPublication,
): Publication {
  const shared = { publicationId: id, title, year: year ?? null, evidence };
  if (!record)
    return {
      ...shared,
      recordId: '',
      author: '',
      source: work?.source ?? '',
      docName: work ? orcidKindName(work.kind, language) : '',
      doi: work?.doi ?? '',
      imgUrl: '',
    };
  const { bib } = record;
  const { author, publisher } = listedBib(bib);
  return {
    ...shared,
    recordId: record.id,
    author,
    source: bib.host?.title ?? publisher,
    docName: docTypeName(bib.docType, language),
    doi: doiOf(bib) || (work?.doi ?? ''),
    imgUrl: coverAddress(tenant.settings, bib),
  };
}
