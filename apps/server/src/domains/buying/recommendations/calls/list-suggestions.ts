import { listSuggestions } from '@lectern/contracts/buying/recommendations/list-suggestions';
import { WISH_STATES } from '@lectern/contracts/buying/recommendations/wish';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../../platform/http/implement.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { presentSuggestedWorks } from '../present-suggestions.ts';
import { pageOfWorks, wishesOfWorks } from '../store/queue-store.ts';
import { countWishStates } from '../store/wish-store.ts';

const MOST_WORDS = 10;

export const listSuggestionsCall = implement(listSuggestions)(
  async ({ input, context: { tenant, language }, deps }) => {
    const { state, kind, words, atLeast = 0, sort, page, rows: limit } = input;
    const { replies } = tenant.settings.wishes;
    const filter = {
      state,
      kind,
      words: fold(words)
        .split(' ')
        .filter((word) => word !== '')
        .slice(0, MOST_WORDS),
      atLeast,
      sort,
    };
    const [{ total, keys }, counts] = await Promise.all([
      pageOfWorks(deps.db, tenant.id, filter, { offset: (page - 1) * limit, limit }),
      countWishStates(deps.db, tenant.id),
    ]);
    const wishes = await wishesOfWorks(deps.db, tenant.id, keys, filter);
    return {
      total,
      works: await presentSuggestedWorks(deps, tenant, keys, wishes),
      states: WISH_STATES.map((one) => ({ state: one, count: counts.get(one) ?? 0 })),
      replies: replies.map(({ code, names, texts }) => ({
        code,
        name: nameIn(names, language) || code,
        text: nameIn(texts, tenant.settings.public.defaultLanguage),
      })),
      canReceive: ownCirculation(deps, tenant) !== undefined,
    };
  },
);
