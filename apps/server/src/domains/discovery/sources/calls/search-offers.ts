import { SEARCH_EMPTY } from '@lectern/contracts/discovery/search/errors';
import { OFFERS_UNAVAILABLE } from '@lectern/contracts/discovery/sources/errors';
import { searchOffers } from '@lectern/contracts/discovery/sources/search-offers';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { remoteFaultOf } from '../../other-libraries/remote-fault.ts';

export const searchOffersCall = implement(searchOffers)(
  async ({ input: { keyWord, page, rows }, context: { tenant, language, requestId }, deps }) => {
    if (keyWord === '') return refuse(SEARCH_EMPTY);
    const { sources, public: shown } = tenant.settings;
    const service = sources.offers;
    if (!service) return { name: '', numFound: 0, page, result: [] };
    try {
      const { total, offers } = await deps.enrichment.offers(tenant.id, service, {
        words: keyWord,
        page,
        rows,
      });
      return {
        name: nameIn(service.names, language, shown.defaultLanguage),
        numFound: total,
        page,
        result: [...offers],
      };
    } catch (error) {
      if (!remoteFaultOf(error)) throw error;
      deps.log.warn({ err: error, requestId }, 'offers failed');
      return refuse(OFFERS_UNAVAILABLE);
    }
  },
);
