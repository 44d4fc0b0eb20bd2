import { WISH_ANSWER_INVALID, WISH_ANSWER_MISSING } from '@lectern/contracts/buying/recommendations/errors';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { WishField } from '@lectern/contracts/people/tenant/wish-settings';

/** An answer to a field of the library's own form. */
export interface WishAnswer {
  readonly code: string;
  readonly value: string;
}

const NUMBER = /^-?\d{1,12}([.,]\d{1,6})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The answers to the fields of the form, in its order; or the first field that lacks one or has a wrong one. Others are left out. */
export function givenAnswers(
  form: readonly WishField[],
  given: readonly WishAnswer[],
  language: Language,
): readonly WishAnswer[] | Refusal<'WISH_ANSWER_MISSING' | 'WISH_ANSWER_INVALID'> {
  const values = new Map(given.map(({ code, value }) => [code, value]));
  const answers: WishAnswer[] = [];
  for (const field of form) {
    const value = values.get(field.code) ?? '';
    const name = nameIn(field.names, language) || field.code;
    if (value === '') {
      if (field.isRequired) return refuse(WISH_ANSWER_MISSING, { field: name });
      continue;
    }
    if (!isFit(field, value)) return refuse(WISH_ANSWER_INVALID, { field: name });
    answers.push({ code: field.code, value });
  }
  return answers;
}

function isFit({ kind, choices }: WishField, value: string): boolean {
  switch (kind) {
    case 'line':
      return !value.includes('\n');
    case 'lines':
      return true;
    case 'number':
      return NUMBER.test(value);
    case 'date':
      return DATE.test(value) && !Number.isNaN(Date.parse(value));
    case 'choice':
      return choices.some(({ code }) => code === value);
  }
}

/** Answers as people read them: the names of fields and of what was chosen. */
export function shownAnswers(
  form: readonly WishField[],
  answers: readonly WishAnswer[],
  language: Language,
): { readonly code: string; readonly name: string; readonly value: string }[] {
  const fields = new Map(form.map((field) => [field.code, field]));
  return answers.map(({ code, value }) => {
    const field = fields.get(code);
    const chosen = field?.choices.find((one) => one.code === value);
    return {
      code,
      name: (field && nameIn(field.names, language)) || code,
      value: (chosen && nameIn(chosen.names, language)) || value,
    };
  });
}
