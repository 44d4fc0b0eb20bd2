import { loadLateTables } from '../threads/load-late-tables.ts';
import { serveCalls } from '../threads/worker-calls.ts';
import { answerQueries, type Queries } from './answer-queries.ts';
import type { QueryCalls } from './query-calls.ts';

/**
 * Compiles queries, sends them and reads the answers, in a thread, so that loading dictionaries and long queries delay no other request.
 */
let queries: Queries | undefined;

loadLateTables();

serveCalls<QueryCalls>({
  open(options) {
    queries = answerQueries(options);
  },
  search: ({ index, request }) => opened().search(index, request),
  suggest: ({ index, request }) => opened().suggest(index, request),
  explain: ({ index, request, id }) => opened().explain(index, request, id),
  headings: ({ index, request }) => opened().headings(index, request),
  spell: ({ index, text }) => opened().spell(index, text),
  concepts: ({ index, id }) => opened().concepts(index, id),
});

function opened(): Queries {
  if (queries === undefined) throw new Error('this thread was not given a cluster to query');
  return queries;
}
