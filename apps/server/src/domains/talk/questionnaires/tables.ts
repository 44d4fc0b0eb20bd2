import type { Language } from '@lectern/contracts/kernel/languages';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    questionnaire: QuestionnaireTable;
    questionnaire_filled: QuestionnaireFilledTable;
    questionnaire_answer: QuestionnaireAnswerTable;
  }
}

export interface QuestionnaireTable {
  id: string;
  tenant_id: string;
  name: string;
  introduction: string;
  /** JSON of Question[]. */
  questions: string;
  /** The language of name, introduction and questions; empty: the default language of the library. */
  language: Language | '';
  /** JSON of QuestionnaireTranslation[]: the same in other languages. */
  translations: string;
  /** What staff said; `open` holds within the period only. */
  state: 'draft' | 'open' | 'closed';
  /** Instants: open from, and until before. */
  pub_date: string;
  due_date: string;
  created_at: string;
  updated_at: string;
}

/** That a reader answered. Nothing here leads to the answers. */
export interface QuestionnaireFilledTable {
  tenant_id: string;
  questionnaire_id: string;
  patron_id: string;
  /** A calendar date: no time that other traces could be laid beside. */
  filled_on: string;
}

/**
 * The answer of somebody to one question. Each has random bits as its id, and nothing that the answers of one reader have in common; every
 * sheet leaves a row for every question, so that rows can be counted.
 */
export interface QuestionnaireAnswerTable {
  id: string;
  tenant_id: string;
  questionnaire_id: string;
  question_id: string;
  /** JSON: places of what was chosen, or words. Empty where the question was left out. */
  answer: string;
}
