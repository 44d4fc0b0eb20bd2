import type { CounterException } from './counter-use.ts';
import { cleanText } from './values.ts';

/** Exceptions that a report has; no provider means more. */
const MOST = 50;
const LONGEST_MESSAGE = 300;

/** A JSON object by its names in lower case: some providers write them so. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; undefined for anything else. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]));
}

/**
 * What a provider says in an answer, wherever it stands: in the list of the head, beside the head, as a list or as an object by itself.
 * `Number` is the name of the code in older answers. Code 0 and those without a number are only remarks.
 */
export function exceptionsIn(root: unknown): CounterException[] {
  const found: CounterException[] = [];
  const take = (value: unknown) => {
    const fields = fieldsOf(value);
    const code = Number(cleanText(fields?.code ?? fields?.number, 10) || Number.NaN);
    const said = [fields?.message, fields?.data]
      .map((one) => cleanText(one, LONGEST_MESSAGE))
      .filter((one) => one !== '');
    const message = [...new Set(said)].join(': ').slice(0, LONGEST_MESSAGE);
    if (!Number.isSafeInteger(code) || code <= 0 || found.length >= MOST) return;
    if (!found.some((one) => one.code === code)) found.push({ code, message });
  };
  if (Array.isArray(root)) root.slice(0, MOST).forEach(take);
  const outer = fieldsOf(root);
  if (!outer) return found;
  const head = fieldsOf(outer.report_header);
  for (const place of [outer, head]) {
    if (Array.isArray(place?.exceptions)) place.exceptions.slice(0, MOST).forEach(take);
    else take(place?.exceptions);
    take(place?.exception);
  }
  take(outer.response);
  take(outer);
  return found;
}

/**
 * What to do after an exception: ask again later, give up until somebody changes something, take it that there is no usage, or take the
 * usage that came with it. Codes of Appendix D; others by their hundreds.
 */
export type ExceptionClass = 'later' | 'stop' | 'none' | 'remark';

const CLASSES: ReadonlyMap<number, ExceptionClass> = new Map([
  // Not available, busy, queued, too many requests; usage not ready.
  ...[1000, 1001, 1010, 1011, 1020, 3031].map((code) => [code, 'later'] as const),
  // No usage, or none any more.
  ...[3030, 3032].map((code) => [code, 'none'] as const),
  // Partial data; unknown parameters, filters and attributes, which the provider left out.
  ...[3040, 3050, 3060, 3061, 3062, 3063, 3071].map((code) => [code, 'remark'] as const),
]);

export function classOf({ code }: CounterException): ExceptionClass {
  // Appendix D: 1 to 999 are remarks of the provider.
  if (code < 1000) return 'remark';
  return CLASSES.get(code) ?? (code < 4000 ? 'stop' : 'remark');
}

/** Whether an exception with no usage beside it says why there is none, so that the report is not one of no use. */
export function isInsteadOfUsage(exception: CounterException): boolean {
  const its = classOf(exception);
  return its === 'later' || its === 'stop';
}
