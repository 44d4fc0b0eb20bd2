import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../platform/deps.ts';
import { withEngineUnlessAway } from '../../ports/search-engine/ask-engine.ts';
import type { SiteRequest } from '../site.ts';

const MAX_LENGTH = 200;
const SUGGESTIONS = 8;

/** Answers completions for the search field of browsers (OpenSearch suggestions): `[words, [completion, ...]]`. */
export function serveSuggestions(deps: Deps) {
  return async ({ site, query, reply }: SiteRequest) => {
    const [words = ''] = [query.q ?? ''].flat();
    const text = words.trim();
    const completions =
      text === '' || text.length > MAX_LENGTH
        ? []
        : await withEngineUnlessAway(deps, (engine) =>
            engine.suggest(site.tenant.id, { text, limit: SUGGESTIONS }),
          );
    if (isRefusal(completions)) return completions;
    return reply
      .header('content-type', 'application/x-suggestions+json; charset=utf-8')
      .send(JSON.stringify([words, completions.map(({ value }) => value)]));
  };
}
