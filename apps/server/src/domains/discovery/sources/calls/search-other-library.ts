import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import {
  OTHER_LIBRARY_UNAVAILABLE,
  OTHER_LIBRARY_UNKNOWN,
} from '@lectern/contracts/discovery/sources/errors';
import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRemoteHit } from '../present-remote-hit.ts';
import { remoteFaultOf } from '../remote-fault.ts';

export const searchOtherLibraryCall = implement(searchOtherLibrary)(
  async ({ input, context: { tenant, language, requestId }, deps }) => {
    const { keyWord, searchField, otherLib, page, rows } = input;
    if (keyWord === '') return refuse(SEARCH_EMPTY);
    const { sources, public: shown } = tenant.settings;
    const target = sources.catalogues.find(({ code }) => code === otherLib);
    if (!target) return refuse(OTHER_LIBRARY_UNKNOWN);
    const query = { words: keyWord, field: searchField, offset: (page - 1) * rows, limit: rows };
    try {
      const { total, hits } = await deps.remoteCatalogue.search(tenant.id, target, query);
      return {
        otherLib,
        name: nameIn(target.names, language, shown.defaultLanguage) || otherLib,
        numFound: total,
        page,
        searchResult: hits.map(presentRemoteHit),
      };
    } catch (error) {
      if (!remoteFaultOf(error)) throw error;
      deps.log.warn({ err: error, requestId, target: otherLib }, 'other catalogue failed');
      return refuse(OTHER_LIBRARY_UNAVAILABLE);
    }
  },
);
