import type { FilterName } from '@lectern/contracts/discovery/search/search-state';
import type { Language } from '@lectern/contracts/kernel/languages';
import type {
  AnswerLine,
  ChosenSearch,
  Fallback,
  Proposal,
  Quote,
  Source,
} from '@lectern/contracts/reference/ai/answer-lines';

/** Asking: nothing came yet. `failed` keeps what came before. */
export type TurnState = 'asking' | 'answering' | 'done' | 'stopped' | 'failed';

/** A question and what was answered so far. */
export interface Turn {
  /** Within this tab. */
  readonly key: number;
  readonly question: string;
  readonly state: TurnState;
  /** Empty until the first line. */
  readonly answerId: string;
  /** The language of the answer; undefined until it is known, and of what was kept. */
  readonly language?: Language;
  /** Markdown, in the pieces that came: each is one or more whole sentences. */
  readonly pieces: readonly string[];
  readonly sources: readonly Source[];
  readonly quotes: readonly Quote[];
  readonly search: ChosenSearch | null;
  readonly filters: readonly { readonly name: string; readonly label: string }[];
  /** Filters that the reader took away. */
  readonly without: readonly FilterName[];
  readonly numFound: number | null;
  readonly proposals: readonly Proposal[];
  readonly fallback: Fallback | null;
  readonly by: 'library' | 'builtIn' | 'model';
  readonly known: boolean;
}

export function newTurn(key: number, question: string, without: readonly FilterName[] = []): Turn {
  return {
    key,
    question,
    state: 'asking',
    answerId: '',
    pieces: [],
    sources: [],
    quotes: [],
    search: null,
    filters: [],
    without,
    numFound: null,
    proposals: [],
    fallback: null,
    by: 'builtIn',
    known: true,
  };
}

/** The turn after one more line of its answer. A line of a kind that is not known changes nothing. */
export function withLine(turn: Turn, line: AnswerLine): Turn {
  const answering = { ...turn, state: 'answering' } as const;
  switch (line.dataType) {
    case 0:
      return { ...answering, pieces: [...turn.pieces, line.data.chunkMessage.content] };
    case 1: {
      const { answerId, language, search, filters, numFound, by } = line.data;
      return { ...answering, answerId, language, search, filters, numFound, by };
    }
    case 2: {
      const { sources, quotes } = line.data;
      return { ...answering, sources: [...turn.sources, ...sources], quotes: [...turn.quotes, ...quotes] };
    }
    case 3:
      return { ...answering, proposals: [...turn.proposals, ...line.data.proposals] };
    case 4:
      return { ...answering, fallback: line.data.fallback };
    case 9:
      return { ...turn, state: line.data.state, known: line.data.known };
    default:
      line satisfies never;
      return turn;
  }
}

/** The turn after its lines came to an end. Without a last line it was broken off. */
export function ended(turn: Turn, how: 'stopped' | 'failed'): Turn {
  return turn.state === 'asking' || turn.state === 'answering' ? { ...turn, state: how } : turn;
}

export function isUnderWay(turn: Turn | undefined): boolean {
  return turn?.state === 'asking' || turn?.state === 'answering';
}
