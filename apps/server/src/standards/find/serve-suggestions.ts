import type { Deps } from '../../platform/deps.ts';
import { refusing } from '../../ports/search-engine/ask-engine.ts';
import type { SiteRequest } from '../site-route.ts';

const LONGEST = 200;
const SUGGESTIONS = 8;

/** What browsers show while somebody types in their search field: `[words, [completion, ...]]`. */
export function serveSuggestions(deps: Deps) {
  return async ({ site, query, reply }: SiteRequest) => {
    const [words = ''] = [query.q ?? ''].flat();
    const text = words.trim();
    const found =
      text === '' || text.length > LONGEST
        ? []
        : await refusing(deps, (engine) => engine.suggest(site.tenant.id, { text, limit: SUGGESTIONS }));
    return reply
      .header('content-type', 'application/x-suggestions+json; charset=utf-8')
      .send(JSON.stringify([words, found.map(({ value }) => value)]));
  };
}
