import type { FilterName } from '@lectern/contracts/discovery/search/search-state';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { AnswerPart } from './answer-part.ts';
import type { Turn } from './question.ts';
import type { AssistantTools } from './tools/tools.ts';

/** One question with all that belongs to it. */
export interface AskedQuestion {
  readonly text: string;
  readonly language: Language;
  readonly tenant: Tenant;
  /** Today in the time zone of the library, YYYY-MM-DD. */
  readonly today: string;
  /** What was said before, newest last; empty where the question stands for itself. */
  readonly turns: readonly Turn[];
  /** Filters that the reader took away: they are not read out of the question again. */
  readonly without: readonly FilterName[];
  /** What the library wrote was answered before: the reader wants another answer. */
  readonly withoutOwnAnswer?: boolean;
  readonly signal: AbortSignal;
}

/** Answers questions from what the tools say. It ends when the signal is aborted. */
export type Answerer = (asked: AskedQuestion, tools: AssistantTools) => AsyncIterable<AnswerPart>;
