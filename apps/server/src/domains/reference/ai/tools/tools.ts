import type { getBib } from '@lectern/contracts/collection/detail/get-bib';
import type { listItems } from '@lectern/contracts/collection/holdings/list-items';
import type { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { Endpoint, OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import type { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import type { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import type { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import type { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';

/** What a call answers. */
type AnswerOf<Call extends Pick<Endpoint, 'output'>> = OutputOf<Call['output']>;

/** What a tool says, or why it cannot. */
export type ToolAnswer<Answer> = Promise<Answer | Refusal>;

/** A work near to another, with the headings that both have. */
export interface SimilarWork {
  readonly recordId: string;
  readonly title: string;
  readonly about: readonly string[];
}

/**
 * All that an answerer can look at. Each is a call of the reader, with the reader's access, and reads only: what the reader may not see, no
 * answerer sees. Facts come from here and from nowhere else.
 */
export interface AssistantTools {
  /** The first `rows` hits (10). `spelling`: words as they are probably meant are in didYouMean. */
  searchCatalogue(
    search: ChosenSearch & { readonly rows?: number; readonly page?: number },
  ): ToolAnswer<SearchAnswer>;
  getRecord(recordId: string): ToolAnswer<AnswerOf<typeof getBib>>;
  /** At most 100 records. */
  availability(recordIds: readonly string[]): ToolAnswer<AnswerOf<typeof getOnShelfCounts>>;
  copies(recordId: string): ToolAnswer<AnswerOf<typeof listItems>>;
  /** Works near to one work, best first; at most ten. */
  similar(recordId: string): ToolAnswer<readonly SimilarWork[]>;
  libraries(): ToolAnswer<AnswerOf<typeof getLibraryList>>;
  /**
   * The hours of a library on a day (YYYY-MM-DD), in the language of the reader: "09:00–17:00", or the word for closed; undefined if it
   * told none.
   */
  hoursOn(libraryCode: string, day: string): ToolAnswer<string | undefined>;
  rules(): ToolAnswer<AnswerOf<typeof listLoanRules>>;
  /** What the library wrote itself about the same as a text is about, in paragraphs of Markdown; undefined where it wrote nothing. */
  ownAnswer(text: string): Promise<readonly string[] | undefined>;
  loans(): ToolAnswer<AnswerOf<typeof listLoans>>;
  requests(): ToolAnswer<AnswerOf<typeof listRequests>>;
  owed(): ToolAnswer<AnswerOf<typeof getAmountOwed>>;
  limits(): ToolAnswer<AnswerOf<typeof getUserLimit>>;
}
