import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import {
  firstUnfitting,
  type QuestionnaireTranslation,
} from '@lectern/contracts/talk/questionnaires/translation';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { QuestionnaireTable } from './tables.ts';

/** The number, from 1, of the first question that one of the translations asks in another way. */
export function unfittingNumber(
  questions: readonly Question[],
  translations: readonly QuestionnaireTranslation[],
): number | undefined {
  const numbers = translations.map((one) => firstUnfitting(questions, one.questions));
  return numbers.find((one) => one !== undefined);
}

type Asked = Pick<QuestionnaireTable, 'questions' | 'translations'>;

/** Whether questions that readers may have answered are changed. A language can be added and taken away: the others stay as they were. */
export function asksOtherwise(before: Asked, after: Asked): boolean {
  if (before.questions !== after.questions) return true;
  const known = new Map(translationsOf(before).map((one) => [one.language, toJson(one.questions)]));
  return translationsOf(after).some(
    ({ language, questions }) => (known.get(language) ?? toJson(questions)) !== toJson(questions),
  );
}

function translationsOf({ translations }: Asked): QuestionnaireTranslation[] {
  return fromJson(translations);
}
