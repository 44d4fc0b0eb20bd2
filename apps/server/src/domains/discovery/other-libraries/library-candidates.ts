import type { PurchaseCandidate, PurchaseCandidates } from '../../../platform/purchase-candidates.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { RemoteHit } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../collection/catalogue/records/cover-address.ts';
import { askLibrary } from './ask-library.ts';
import { otherLibraries } from './libraries.ts';
import { queryOfWork } from './query-of-work.ts';

/** What other libraries have of a work that a reader could wish for. */
export const libraryCandidates: PurchaseCandidates = {
  async search(deps, reader, query) {
    const searched = (await otherLibraries(deps, reader)).filter(({ target }) => target !== undefined);
    const asked = await Promise.all(
      searched.map((library) => askLibrary(deps, reader, library, queryOfWork(query, query.most))),
    );
    return asked.map(({ library: { code, name }, answer }) => ({
      source: code,
      name,
      candidates: answer?.hits.map((hit) => candidateOf(reader.tenant, hit)),
    }));
  },
};

function candidateOf({ settings }: Tenant, { bib, page = '' }: RemoteHit): PurchaseCandidate {
  const { title, author, publisher, publishYear, isbn, langCode } = listedBib(bib);
  return {
    title,
    author,
    publisher,
    publishTime: publishYear === null ? '' : String(publishYear),
    isbn,
    issn: bib.issns[0] ?? '',
    language: langCode,
    price: '',
    currency: '',
    imgUrl: coverAddress(settings, bib),
    pageUrl: page,
  };
}
