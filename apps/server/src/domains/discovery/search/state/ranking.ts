import type { SearchSettings } from '@lectern/contracts/people/tenant/search-settings';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { SearchRequest } from '@lectern/search/search-engine';
import { FACET_OF_KEY } from './filters.ts';

/** The settings of a tenant that apply to all its searches: weights, boosts, ratings, languages. */
export type Ranking = Pick<SearchRequest, 'weights' | 'boosts' | 'ratingShare' | 'languages'>;

export function rankingOf({ search, public: { languages } }: TenantSettings): Ranking {
  return {
    weights: search.weights,
    boosts: boostsOf(search),
    ratingShare: search.ratingShare,
    languages: search.languages.length > 0 ? search.languages : [...new Set(languages.map(codeOf))],
  };
}

function boostsOf({ boosts }: SearchSettings): NonNullable<Ranking['boosts']> {
  return boosts.map(({ facet, value, factor }) => ({ field: FACET_OF_KEY[facet], value, factor }));
}

/** The code of an interface language in records (ISO 639-2/B). */
function codeOf(language: TenantSettings['public']['languages'][number]): string {
  switch (language) {
    case 'zh-CN':
    case 'zh-TW':
      return 'chi';
    case 'en-US':
      return 'eng';
    case 'fr-FR':
      return 'fre';
  }
}
