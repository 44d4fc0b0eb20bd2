import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { implement } from '../../../../platform/http/implement.ts';
import { remoteFaultOf } from '../remote-fault.ts';

export const listOtherLibrariesCall = implement(listOtherLibraries)(
  async ({ input, context: { tenant, language, requestId }, deps }) => {
    const { keyWord, searchField, otherLibs } = input;
    const { sources, public: shown } = tenant.settings;
    const targets = sources.catalogues.filter(({ code }) => otherLibs?.includes(code) ?? true);
    return Promise.all(
      targets.map(async (target) => {
        const name = nameIn(target.names, language, shown.defaultLanguage) || target.code;
        const library = { otherLib: target.code, name };
        if (keyWord === '') return { ...library, numFound: null, fault: null };
        try {
          const query = { words: keyWord, field: searchField, offset: 0, limit: 1 };
          const { total } = await deps.remoteCatalogue.search(tenant.id, target, query);
          return { ...library, numFound: total, fault: null };
        } catch (error) {
          const fault = remoteFaultOf(error);
          if (!fault) throw error;
          deps.log.warn({ err: error, requestId, target: target.code }, 'other catalogue failed');
          return { ...library, numFound: null, fault };
        }
      }),
    );
  },
);
