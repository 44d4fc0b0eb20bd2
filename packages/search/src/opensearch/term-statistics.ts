import type { Connection } from './connection.ts';
import { ANY_WORDS } from './mapping.ts';

export interface TermStatistics {
  /** Documents with any words at all. */
  readonly documents: number;
  /** Documents by term, without the terms that no document holds. */
  readonly having: ReadonlyMap<string, number>;
}

interface Answer {
  readonly term_vectors: Partial<
    Record<
      string,
      {
        readonly field_statistics?: { readonly doc_count: number };
        readonly terms: Readonly<Record<string, { readonly doc_freq?: number }>>;
      }
    >
  >;
}

/** In how many documents terms are: the statistics of a document that is not there, made of these terms. */
export async function termStatistics(
  cluster: Connection,
  alias: string,
  terms: readonly string[],
  timeoutMilliseconds: number,
): Promise<TermStatistics> {
  if (terms.length === 0) return { documents: 0, having: new Map() };
  const { term_vectors } = await cluster.call<Answer>({
    method: 'POST',
    path: `/${alias}/_termvectors`,
    body: {
      doc: { [ANY_WORDS]: terms.join(' ') },
      term_statistics: true,
      field_statistics: true,
      positions: false,
      offsets: false,
      payloads: false,
    },
    timeoutMilliseconds,
  });
  const { field_statistics, terms: known = {} } = term_vectors[ANY_WORDS] ?? {};
  const having = Object.entries(known).flatMap(([term, { doc_freq }]): [string, number][] =>
    doc_freq ? [[term, doc_freq]] : [],
  );
  return { documents: Math.max(0, field_statistics?.doc_count ?? 0), having: new Map(having) };
}
