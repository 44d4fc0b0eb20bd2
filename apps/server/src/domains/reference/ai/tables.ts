import type { Intent } from '@lectern/contracts/reference/ai/intents';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    chat_turn: ChatTurnTable;
    library_answer: LibraryAnswerTable;
    model_use: ModelUseTable;
  }
}

/** One question of a reader with its answer. The reader can erase it; it is deleted after the days of the library. */
export interface ChatTurnTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  question: string;
  /** Markdown, as the reader got it. */
  reply: string;
  /** JSON of `KeptSource[]`: the works that the answer named, in their order. */
  sources: string;
  /** JSON of `KeptMeaning`: what a question that goes on refers to. */
  meaning: string;
  intent: Intent;
  answered_by: 'library' | 'builtIn' | 'model';
  is_known: Bit;
  /** 1: the reader's loans, requests or debts were looked at. Staff do not see such an answer. */
  has_account: Bit;
  rating: 'up' | 'down' | null;
  rated_at: string | null;
  /** When staff looked at an answer that was not liked. */
  reviewed_at: string | null;
  asked_at: string;
  expires_at: string;
}

/** What a library used of a language model on one day. No row leads to a reader. */
export interface ModelUseTable {
  tenant_id: string;
  /** The day in the time zone of the library, YYYY-MM-DD. */
  day: string;
  /** Host and name of the model. */
  model: string;
  currency: string;
  answers: number;
  /** Answers that came to no end. */
  failures: number;
  input_tokens: number;
  output_tokens: number;
  /** In millionths of the currency. */
  cost_micros: number;
}

/** A question that the library answers itself, before anybody else does. */
export interface LibraryAnswerTable {
  id: string;
  tenant_id: string;
  /** JSON of `LanguageWordings[]`: the question as readers may ask it, by language. */
  wordings: string;
  /** JSON of `LanguageAnswer[]`: clean HTML, one of each language that has wordings. */
  answers: string;
  /** Calendar dates of the library; empty without them. */
  shown_from: string;
  shown_to: string;
  /** 0: a draft. */
  is_open: Bit;
  /** One more with each change. */
  version: number;
  created_at: string;
  updated_at: string;
}
