import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../../platform/http/implement.ts';
import { withEngineUnlessAway } from '../../../../ports/search-engine/ask-engine.ts';
import { hotWords } from '../hot-words.ts';

/** Hot words among the suggestions; the catalogue has the rest. */
const MOST_HOT = 2;

export const suggestCall = implement(suggest)(async ({ input, context: { tenant }, deps }) => {
  const { keyWord, rows } = input;
  if (keyWord === '') return [];
  const typed = fold(keyWord);
  const hot = (await hotWords(deps, tenant))
    .filter((word) => fold(word.keyWord).startsWith(typed))
    .slice(0, MOST_HOT)
    .map(({ keyWord: value, kind }) => ({ kind: kind === 'searched' ? ('hot' as const) : kind, value }));
  const known = await withEngineUnlessAway(deps, (engine) =>
    engine.suggest(tenant.id, { text: keyWord, limit: rows }),
  );
  if (isRefusal(known)) return known;
  return [...hot, ...known.map(({ kind, value, id }) => ({ kind, value, recordId: id }))].slice(0, rows);
});
