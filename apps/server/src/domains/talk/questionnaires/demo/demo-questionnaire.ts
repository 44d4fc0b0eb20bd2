import type { Language } from '@lectern/contracts/kernel/languages';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import type { QuestionnaireTranslation } from '@lectern/contracts/talk/questionnaires/translation';

export interface DemoQuestionnaire {
  /** The language of the words; `translations` has others. */
  readonly language: Language;
  readonly name: string;
  readonly introduction: string;
  /** From and until: days from now. */
  readonly days: readonly [number, number];
  readonly questions: readonly Question[];
  readonly translations?: readonly QuestionnaireTranslation[];
  /** How many sheets it has. */
  readonly sheets: number;
  /** What readers wrote, for each question in words. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}
