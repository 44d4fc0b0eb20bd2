import type * as z from 'zod';
import { CONTROL_CHARACTERS } from './fields.ts';
import type { Language } from './languages.ts';

/** The field that is wrong and why, for people: the details of INPUT_INVALID. */
export interface InputFault {
  /** With dots: "searchItems.0.field". */
  readonly field: string;
  readonly reason: string;
}

type Reason =
  | 'missing'
  | 'form'
  | 'signs'
  | 'least'
  | 'most'
  | 'short'
  | 'long'
  | 'few'
  | 'many'
  | 'choice'
  | 'none';

const REASONS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  'en-US': {
    missing: 'it is missing',
    form: 'it does not have the expected form',
    signs: 'it holds control characters',
    least: 'at least {limit}',
    most: 'at most {limit}',
    short: 'at least {limit} characters',
    long: 'at most {limit} characters',
    few: 'at least {limit} entries',
    many: 'at most {limit} entries',
    choice: 'one of {limit}',
    none: 'there is no such field',
  },
  'zh-CN': {
    missing: '缺少此项',
    form: '格式不正确',
    signs: '含有控制字符',
    least: '不得小于 {limit}',
    most: '不得大于 {limit}',
    short: '至少 {limit} 个字符',
    long: '最多 {limit} 个字符',
    few: '至少 {limit} 项',
    many: '最多 {limit} 项',
    choice: '只能是 {limit} 之一',
    none: '没有此项',
  },
  'zh-TW': {
    missing: '缺少此項',
    form: '格式不正確',
    signs: '含有控制字元',
    least: '不得小於 {limit}',
    most: '不得大於 {limit}',
    short: '至少 {limit} 個字元',
    long: '最多 {limit} 個字元',
    few: '至少 {limit} 項',
    many: '最多 {limit} 項',
    choice: '只能是 {limit} 之一',
    none: '沒有此項',
  },
  'fr-FR': {
    missing: 'ce champ manque',
    form: 'la forme n’est pas celle attendue',
    signs: 'ce texte contient des caractères de contrôle',
    least: '{limit} au moins',
    most: '{limit} au plus',
    short: '{limit} caractères au moins',
    long: '{limit} caractères au plus',
    few: '{limit} entrées au moins',
    many: '{limit} entrées au plus',
    choice: 'une de ces valeurs : {limit}',
    none: 'ce champ n’existe pas',
  },
};

/** What is wrong with an input that its schema refused, by the first issue; `given` is the input as it came. */
export function inputFault(
  issues: readonly z.core.$ZodIssue[],
  given: unknown,
  language: Language,
): InputFault {
  const found = issues.map((issue) => innermost(issue, []))[0];
  if (!found) return { field: 'input', reason: REASONS[language].form };
  const { issue, path } = found;
  const { reason, limit } = reasonOf(issue, valueAt(given, path));
  return {
    field: path.map(String).join('.') || 'input',
    reason: REASONS[language][reason].replace('{limit}', String(limit ?? '')),
  };
}

/** A fault that no schema finds. */
export function fieldFault(field: string, reason: 'missing' | 'form', language: Language): InputFault {
  return { field, reason: REASONS[language][reason] };
}

interface Placed {
  readonly issue: z.core.$ZodIssue;
  readonly path: readonly PropertyKey[];
}

/** Which of several alternatives that all refuse came furthest into the value. */
function innermost(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Placed {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return { issue, path };
  const inner = issue.errors.flatMap(([first]) => (first ? [innermost(first, path)] : []));
  const deepest = inner.reduce<Placed | undefined>(
    (best, one) => (best && best.path.length >= one.path.length ? best : one),
    undefined,
  );
  return deepest && deepest.path.length > path.length ? deepest : { issue, path };
}

function reasonOf(
  issue: z.core.$ZodIssue,
  value: unknown,
): { readonly reason: Reason; readonly limit?: string | number | bigint } {
  if (value === undefined) return { reason: 'missing' };
  switch (issue.code) {
    case 'too_small':
      if (value === '') return { reason: 'missing' };
      return { reason: sized(issue.origin, 'least', 'short', 'few'), limit: issue.minimum };
    case 'too_big':
      return { reason: sized(issue.origin, 'most', 'long', 'many'), limit: issue.maximum };
    case 'invalid_value':
      return { reason: 'choice', limit: issue.values.map(String).filter(Boolean).join(', ') };
    case 'unrecognized_keys':
      return { reason: 'none' };
    case 'custom':
      if (issue.params?.oneOf) return { reason: 'choice', limit: String(issue.params.oneOf) };
      return { reason: issue.message === CONTROL_CHARACTERS ? 'signs' : 'form' };
    default:
      return { reason: 'form' };
  }
}

function sized(origin: string, ofNumber: Reason, ofText: Reason, ofList: Reason): Reason {
  if (origin === 'string') return ofText;
  return origin === 'array' || origin === 'set' ? ofList : ofNumber;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : inner,
    given,
  );
}
