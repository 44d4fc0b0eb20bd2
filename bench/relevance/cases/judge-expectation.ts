import { translateParams } from '../asking/translate-params.ts';
import { unanswerable, type Verdict } from '../verdict.ts';
import type { Catalogue } from './catalogue.ts';
import { judgeComparison } from './judge-comparison.ts';
import { judgeFirstTitle, judgeLast } from './judge-first-title.ts';
import { judgeIds } from './judge-ids.ts';
import { judgePattern } from './judge-pattern.ts';
import { type Expectation, partsOf } from './recorded-case.ts';

/** What tells that two queries find the same; such pairs are judged on records made for them. */
export const SAME = [
  'have_the_same_number_of_results_as',
  'have_about_the_same_number_of_results_as',
  'have_the_same_number_of_documents_as',
] as const;

/** Judges one expectation of a recorded case on the records at hand; undefined where it is a pair of queries. */
export async function judgeExpectation(
  catalogue: Catalogue,
  expectation: Expectation,
): Promise<Verdict | undefined> {
  const parts = partsOf(expectation.matcher);
  if (SAME.some((name) => parts.has(name))) return undefined;
  const comparison = await judgeComparison(catalogue, expectation, parts);
  if (comparison !== undefined) return comparison;
  if (['be', 'eq', 'have_documents', 'have_results'].some((name) => isSize(name, parts)))
    return unanswerable('the size of a set in a foreign catalogue');
  if (parts.has('have_facet_field')) return unanswerable('a facet of a foreign catalogue');

  const translated = translateParams(expectation.subject?.params);
  if ('reason' in translated) return unanswerable(translated.reason);
  const asking = { ...translated, not: expectation.not, parts, measure: expectation.subject?.measure ?? '' };
  const [first] = parts.get('include') ?? parts.get('include_items') ?? [];
  if (isPattern(first)) return judgePattern(catalogue, asking, first);
  if (first !== undefined) return judgeIds(catalogue, asking);
  if (parts.has('match')) return judgeLast(catalogue, asking);
  const [wanted] = parts.get('eq') ?? [];
  if (typeof wanted === 'string') return judgeFirstTitle(catalogue, asking, wanted);
  if (Array.isArray(wanted)) return judgeIds(catalogue, asking);
  return unanswerable('a shape of expectation that is not understood');
}

function isSize(name: string, parts: ReadonlyMap<string, readonly unknown[]>): boolean {
  const given = parts.get(name);
  if (given === undefined) return false;
  const [bound] = given;
  return (
    name.startsWith('have') ||
    typeof bound === 'number' ||
    bound === null ||
    (Array.isArray(bound) && typeof bound[1] === 'number')
  );
}

function isPattern(given: unknown): given is Record<string, { regex: string; i?: boolean }> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const [pattern] = Object.values(given);
  return typeof pattern === 'object' && pattern !== null && 'regex' in pattern;
}
