import type { Candidate } from '@lectern/contracts/buying/recommendations/search-candidates';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { CandidateOffer, PurchaseCandidate } from '../../../platform/purchase-candidates.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { NamedWork } from './keys-of-wish.ts';

interface Asking {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** What is known of a candidate before it is compared with what the library has. */
export type FoundCandidate = Omit<Candidate, 'heldRecordId' | 'wishId' | 'wishes'>;

/** All candidates for a work, place by place, and the names of places that did not answer. */
export async function collectCandidates(
  deps: Deps,
  asking: Asking,
  work: NamedWork,
  most: number,
): Promise<{ readonly candidates: FoundCandidate[]; readonly silent: string[] }> {
  const places = await deps.purchaseCandidates();
  const query = {
    title: work.title,
    author: work.author,
    isbn: normaliseIsbn(work.standNo) ?? '',
    most,
  };
  const offers = (
    await Promise.all([
      ...places.map((one) => one.search(deps, asking, query)),
      offersOfService(deps, asking, work, most),
    ])
  ).flat();
  return {
    candidates: offers.flatMap(({ source, name, candidates = [] }) =>
      candidates.map((one) => ({ source, sourceName: name, ...one })),
    ),
    silent: offers.flatMap(({ name, candidates }) => (candidates === undefined ? [name] : [])),
  };
}

/** What the bookseller offers that the library chose for its results. */
async function offersOfService(
  deps: Deps,
  { tenant, language }: Asking,
  { title, standNo }: NamedWork,
  most: number,
): Promise<CandidateOffer[]> {
  const { sources, public: shown, policy } = tenant.settings;
  const service = sources.offers;
  if (!service) return [];
  const words = normaliseIsbn(standNo) ?? title;
  const name = nameIn(service.names, language, shown.defaultLanguage);
  try {
    const { offers } = await deps.enrichment.offers(tenant.id, service, { words, page: 1, rows: most });
    const candidates = offers.map((offer): PurchaseCandidate => {
      const { title: offered, author, publisher, isbn, imgUrl, url, price } = offer;
      const facts = { title: offered, author, publisher, isbn, price, imgUrl, pageUrl: url };
      const unknown = { publishTime: '', issn: '', language: '' };
      return { ...facts, ...unknown, currency: price === '' ? '' : policy.currency };
    });
    return [{ source: 'offers', name, candidates }];
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn({ err: error, target: 'offers' }, 'candidates of another place failed');
    return [{ source: 'offers', name, candidates: undefined }];
  }
}
