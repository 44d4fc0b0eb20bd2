import type { ChosenSearch, Fallback, Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import type { Question } from './question.ts';

/**
 * What an answerer yields, in the order in which the reader gets it. Works are named by their record: `talk/write-lines.ts` numbers them
 * and fills in title, author and year, so no answerer writes them.
 */
export type AnswerPart =
  /** First. */
  | {
      readonly kind: 'understood';
      readonly question: Question;
      readonly search?: ChosenSearch;
      readonly filters?: readonly { readonly name: string; readonly label: string }[];
      readonly numFound?: number;
      /** Who answers, where it is not the one that was chosen. */
      readonly by?: 'library' | 'builtIn';
    }
  /** Whole sentences. */
  | { readonly kind: 'text'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'proposal'; readonly proposal: Proposal }
  | { readonly kind: 'fallback'; readonly fallback: Fallback }
  /** The answerer does not know. */
  | { readonly kind: 'unknown' };

export type TextPiece =
  | string
  /** The record's title, cited: 《title》[1]. `isBare`: the number alone, where the sentence has the title already. */
  | { readonly record: string; readonly isBare?: boolean }
  /** Words of the record as they stand there, in quotation marks, cited. */
  | {
      readonly quote: {
        readonly record: string;
        readonly part: 'abstract' | 'contents' | 'note';
        readonly index: number;
        readonly from: number;
        readonly to: number;
      };
    };
