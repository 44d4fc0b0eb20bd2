import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import type { StaffQuestionnaire } from '@lectern/contracts/talk/questionnaires/questionnaire';
import type { QuestionnaireTranslation } from '@lectern/contracts/talk/questionnaires/translation';
import { draftOf, fieldTime, instantOf, newDraft, type QuestionDraft, questionOf } from './draft.ts';
import type { Period } from './period-fields.tsx';
import {
  isBegun,
  missingOf,
  type TranslationDraft,
  translatedQuestion,
  translationDraftOf,
} from './translation-draft.ts';

/** A questionnaire while it is edited: in the language in which it was made, and in others. */
export interface QuestionnaireDraft {
  readonly name: string;
  readonly introduction: string;
  readonly period: Period;
  readonly drafts: readonly QuestionDraft[];
  readonly translations: Readonly<Partial<Record<Language, TranslationDraft>>>;
}

export function questionnaireDraftOf(questionnaire: StaffQuestionnaire | undefined): QuestionnaireDraft {
  if (!questionnaire) {
    const period = { from: '', until: '' };
    return { name: '', introduction: '', period, drafts: [newDraft('one')], translations: {} };
  }
  const { name, introduction, pubDate, dueDate, questions, translations } = questionnaire;
  return {
    name,
    introduction,
    period: { from: fieldTime(pubDate), until: fieldTime(dueDate) },
    drafts: questions.map(draftOf),
    translations: Object.fromEntries(translations.map((one) => [one.language, translationDraftOf(one)])),
  };
}

/** The questions of which nothing is missing. */
export function wholeQuestions({ drafts }: QuestionnaireDraft): Question[] {
  return drafts.map(questionOf).filter((one): one is Question => one !== undefined);
}

/** What is missing in a language: names of fields, and ids of questions. Nothing in one that was not begun. */
export function missingIn(draft: QuestionnaireDraft, original: Language, language: Language): string[] {
  if (language !== original) {
    const translation = draft.translations[language];
    return translation && isBegun(translation) ? missingOf(wholeQuestions(draft), translation) : [];
  }
  const [from, until] = [instantOf(draft.period.from), instantOf(draft.period.until)];
  return [
    ...(draft.name.trim() ? [] : ['name']),
    ...(from ? [] : ['from']),
    ...(until > from ? [] : ['until']),
    ...draft.drafts.filter((one) => !questionOf(one)).map(({ id }) => id),
  ];
}

/** The words in a language; a question that is not translated yet has its original words. */
export function wordsIn(
  draft: QuestionnaireDraft,
  original: Language,
  language: Language,
): QuestionnaireTranslation {
  const questions = wholeQuestions(draft);
  const translation = draft.translations[language];
  if (language === original || !translation)
    return { language, name: draft.name, introduction: draft.introduction, questions };
  const { name, introduction, words } = translation;
  const translated = questions.map((one) => translatedQuestion(one, words[one.id]) ?? one);
  return { language, name, introduction, questions: translated };
}

/** What is sent. `frozen` is the questionnaire as it is where somebody has answered: its questions stay. */
export function givenQuestionnaire(
  draft: QuestionnaireDraft,
  original: Language,
  frozen: StaffQuestionnaire | undefined,
): Omit<InputOf<(typeof putQuestionnaire)['input']>, 'questionnaireId' | 'updatedAt'> {
  const { name, introduction, questions } = wordsIn(draft, original, original);
  const translations = LANGUAGES.filter((language) => {
    const translation = draft.translations[language];
    return language !== original && translation && isBegun(translation);
  }).map((language) => {
    const words = wordsIn(draft, original, language);
    const kept = frozen?.translations.find((one) => one.language === language);
    return { ...words, questions: kept?.questions ?? words.questions };
  });
  return {
    language: original,
    name,
    introduction,
    pubDate: instantOf(draft.period.from),
    dueDate: instantOf(draft.period.until),
    questions: frozen?.questions ?? questions,
    translations,
  };
}
