import type { Language } from '@lectern/contracts/kernel/languages';
import type { AnswerLine, ChosenSearch, Source } from '@lectern/contracts/reference/ai/answer-lines';
import type { AnswerPart } from '../answer-part.ts';
import type { Question } from '../question.ts';
import type { createCitations } from './cite.ts';

export type AnsweredBy = 'library' | 'builtIn' | 'model';

/** What is kept of an answer once it is given. */
export interface Given {
  readonly answer: string;
  readonly isKnown: boolean;
  readonly by: AnsweredBy;
  readonly understood: { readonly question: Question; readonly search?: ChosenSearch } | undefined;
  readonly sources: readonly Source[];
  /** The reader's loans, requests or debts were looked at for it. */
  readonly hasAccount: boolean;
}

/** Makes the lines of an answer from its parts; `given` says at any time what has left so far. */
export function createLineWriter(
  answerId: string,
  chosen: AnsweredBy,
  language: Language,
  citations: ReturnType<typeof createCitations>,
  hasAccount: () => boolean = () => false,
) {
  let answer = '';
  let isKnown = true;
  let by = chosen;
  let understood: Given['understood'];

  async function* linesOf(part: AnswerPart): AsyncIterable<AnswerLine> {
    switch (part.kind) {
      case 'understood': {
        const { question, search, filters = [], numFound = null } = part;
        understood = { question, ...(search && { search }) };
        by = part.by ?? chosen;
        const { intent, refines } = question;
        yield {
          dataType: 1,
          data: {
            answerId,
            language,
            intent,
            refines,
            search: search ?? null,
            filters: [...filters],
            numFound,
            by,
          },
        };
        return;
      }
      case 'text': {
        const cited = await citations.cite(part.pieces);
        if (!cited || cited.text === '') return;
        const { text, named, sources, quotes } = cited;
        if (sources.length + quotes.length > 0)
          yield { dataType: 2, data: { sources: [...sources], quotes: [...quotes] } };
        answer += text;
        const bookAttrs = named.map(({ title, isbn }) => ({ title, isbn }));
        yield { dataType: 0, data: { chunkMessage: { content: text }, bookAttrs } };
        return;
      }
      case 'proposal':
        yield { dataType: 3, data: { proposals: [part.proposal] } };
        return;
      case 'fallback':
        yield { dataType: 4, data: { fallback: part.fallback } };
        return;
      case 'unknown':
        isKnown = false;
        return;
      default:
        part satisfies never;
    }
  }
  const given = (): Given => ({
    answer,
    isKnown,
    by,
    understood,
    sources: citations.all(),
    hasAccount: hasAccount(),
  });
  return { linesOf, given };
}
