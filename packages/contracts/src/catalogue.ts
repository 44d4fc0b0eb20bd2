import { getPatronFlags } from './account/get-patron-flags.ts';
import { getReaderSetting } from './account/get-reader-setting.ts';
import { updateReaderSetting } from './account/update-reader-setting.ts';
import { getCaptcha } from './auth/get-captcha.ts';
import { getSessionUser } from './auth/get-session-user.ts';
import { signIn } from './auth/sign-in.ts';
import { signOut } from './auth/sign-out.ts';
import { browseClasses } from './browse/browse-classes.ts';
import { browseLibraries } from './browse/browse-libraries.ts';
import { browseLocations } from './browse/browse-locations.ts';
import { getDiscipline } from './browse/get-discipline.ts';
import { getLocationDictionary } from './browse/get-location-dictionary.ts';
import { listCategoryConditions } from './browse/list-category-conditions.ts';
import { listDisciplines } from './browse/list-disciplines.ts';
import { citeBibs } from './citations/cite-bibs.ts';
import { exportBibs } from './citations/export-bibs.ts';
import { getBib } from './detail/get-bib.ts';
import { getAmountOwed } from './fines/get-amount-owed.ts';
import { getShelfPlaces } from './holdings/get-shelf-places.ts';
import { listItems } from './holdings/list-items.ts';
import { listItemsByLibrary } from './holdings/list-items-by-library.ts';
import { getHomeInfo } from './home/get-home-info.ts';
import { getHotLoans } from './home/get-hot-loans.ts';
import { getNewBooks } from './home/get-new-books.ts';
import { getShareCode } from './home/get-share-code.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { exportPastLoans } from './loans/export-past-loans.ts';
import { listLoans } from './loans/list-loans.ts';
import { listPastLoans } from './loans/list-past-loans.ts';
import { renewLoans } from './loans/renew-loans.ts';
import { getGuaranteeDetail } from './patron/get-guarantee-detail.ts';
import { getPatron } from './patron/get-patron.ts';
import { listLoanRules } from './patron/list-loan-rules.ts';
import { browseIndex } from './search/browse-index.ts';
import { explainHit } from './search/explain-hit.ts';
import { findNeighbours } from './search/find-neighbours.ts';
import { getNamedSearch } from './search/get-named-search.ts';
import { getOnShelfCounts } from './search/get-on-shelf-counts.ts';
import { getResourceDictionaries } from './search/get-resource-dictionaries.ts';
import { getSavedSearch } from './search/get-saved-search.ts';
import { listFacetValues } from './search/list-facet-values.ts';
import { nameSearch } from './search/name-search.ts';
import { saveSearch } from './search/save-search.ts';
import { searchAdvanced } from './search/search-advanced.ts';
import { searchBibs } from './search/search-bibs.ts';
import { searchMarc } from './search/search-marc.ts';
import { searchWithin } from './search/search-within.ts';
import { spellKeyWord } from './search/spell-key-word.ts';
import { rebuildIndex } from './search-index/rebuild-index.ts';
import { addPopularSearch } from './searches/add-popular-search.ts';
import { getPopularSearches } from './searches/get-popular-searches.ts';
import { getRelatedWords } from './searches/get-related-words.ts';
import { getTopSearches } from './searches/get-top-searches.ts';
import { listSearchHistory } from './searches/list-search-history.ts';
import { listSearchesWithoutHits } from './searches/list-searches-without-hits.ts';
import { suggest } from './searches/suggest.ts';
import { updateSearchHistory } from './searches/update-search-history.ts';
import { listOtherLibraries } from './sources/list-other-libraries.ts';
import { searchOffers } from './sources/search-offers.ts';
import { searchOtherLibrary } from './sources/search-other-library.ts';
import { openStaffSession } from './staff/open-staff-session.ts';
import { getCustomFindMenu } from './tenant/get-custom-find-menu.ts';
import { getDictionaries } from './tenant/get-dictionaries.ts';
import { getFindConfig } from './tenant/get-find-config.ts';
import { getGroupCode } from './tenant/get-group-code.ts';
import { getInstitutionParameter } from './tenant/get-institution-parameter.ts';
import { getLibraryList } from './tenant/get-library-list.ts';
import { getLogoPara } from './tenant/get-logo-para.ts';
import { getLogoUrl } from './tenant/get-logo-url.ts';
import { getMenuList } from './tenant/get-menu-list.ts';
import { getOwnLibraries } from './tenant/get-own-libraries.ts';

/** Every call that exists. The server must implement each exactly once; the API page and the table test walk this list. */
export const CATALOGUE: readonly AnyEndpoint[] = [
  getCaptcha,
  getSessionUser,
  signIn,
  signOut,
  browseClasses,
  browseLibraries,
  browseLocations,
  getDiscipline,
  getLocationDictionary,
  listCategoryConditions,
  listDisciplines,
  citeBibs,
  exportBibs,
  getBib,
  getAmountOwed,
  getShelfPlaces,
  listItems,
  listItemsByLibrary,
  addPopularSearch,
  getHomeInfo,
  getHotLoans,
  getNewBooks,
  getPopularSearches,
  getReaderSetting,
  getShareCode,
  getTopSearches,
  listSearchHistory,
  updateReaderSetting,
  updateSearchHistory,
  exportPastLoans,
  listLoans,
  listPastLoans,
  renewLoans,
  getGuaranteeDetail,
  getPatron,
  getPatronFlags,
  listLoanRules,
  getOnShelfCounts,
  searchBibs,
  browseIndex,
  explainHit,
  findNeighbours,
  getNamedSearch,
  getRelatedWords,
  getResourceDictionaries,
  getSavedSearch,
  listFacetValues,
  nameSearch,
  saveSearch,
  searchAdvanced,
  searchMarc,
  searchWithin,
  spellKeyWord,
  suggest,
  listOtherLibraries,
  searchOffers,
  searchOtherLibrary,
  listSearchesWithoutHits,
  openStaffSession,
  rebuildIndex,
  getCustomFindMenu,
  getDictionaries,
  getFindConfig,
  getGroupCode,
  getInstitutionParameter,
  getLibraryList,
  getLogoPara,
  getLogoUrl,
  getMenuList,
  getOwnLibraries,
];
