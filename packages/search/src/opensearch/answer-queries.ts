import { TERM_LIMITS } from '../analysis/term-limits.ts';
import type { SearchEngine } from '../search-engine.ts';
import { spell } from '../widen/spell.ts';
import { withPortErrors } from './cluster-error.ts';
import { Connection, type OpenSearchOptions } from './connection.ts';
import { executeConcepts } from './execute-concepts.ts';
import { executeExplain } from './execute-explain.ts';
import { executeHeadings } from './execute-headings.ts';
import { executeSearch } from './execute-search.ts';
import { executeSuggest } from './execute-suggest.ts';
import { indexNamesOf } from './index-names.ts';
import { IndexVocabulary } from './index-vocabulary.ts';
import { Rarities } from './rarities.ts';
import type { SearchContext } from './search-context.ts';
import { TimeLeft, USUAL_TIMES } from './time-left.ts';

/** The calls of readers that have one answer. */
export type Queries = Pick<
  SearchEngine,
  'search' | 'suggest' | 'explain' | 'headings' | 'spell' | 'concepts'
>;

/** Answers queries in the thread where it is called. */
export function answerQueries(options: OpenSearchOptions): Queries {
  const cluster = new Connection(options);
  const rarities = new Rarities(cluster);
  const ask = <T>(index: string, work: (context: SearchContext) => Promise<T>): Promise<T> => {
    const times = options.times ?? USUAL_TIMES;
    const { live } = indexNamesOf(options, index);
    return withPortErrors(index, () => work({ cluster, alias: live, rarities, times }));
  };

  return {
    search: (index, request) => ask(index, (context) => executeSearch(context, request)),
    suggest: (index, request) => ask(index, (context) => executeSuggest(context, request)),
    explain: (index, request, id) => ask(index, (context) => executeExplain(context, request, id)),
    headings: (index, request) => ask(index, (context) => executeHeadings(context, request)),
    concepts: (index, id) => ask(index, (context) => executeConcepts(context, id)),
    async spell(index, text) {
      if (text.length > TERM_LIMITS.queryLength) return undefined;
      return ask(index, async (context) => {
        const left = new TimeLeft(context.times.widening);
        return spell(text, new IndexVocabulary(context, left)).catch(unlessOver(left));
      });
    },
  };
}

/** When the time is over no better spelling is known. */
function unlessOver(left: TimeLeft): (error: unknown) => undefined {
  return (error) => {
    if (!left.isOver) throw error;
  };
}
