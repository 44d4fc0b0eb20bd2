import { translateParams } from '../asking/translate-params.ts';
import { passedIf, unanswerable, type Verdict } from '../verdict.ts';
import type { Catalogue } from './catalogue.ts';
import { type Expectation, recordedParamsSchema } from './recorded-case.ts';

type Parts = ReadonlyMap<string, readonly unknown[]>;

/**
 * Two queries of which one must find less than the other. Counted where the other finds something; on fewer records than the case was
 * written for both may find the same, which tells nothing. Undefined where the expectation compares no queries.
 */
export async function judgeComparison(
  { reader }: Catalogue,
  { subject, not }: Expectation,
  parts: Parts,
): Promise<Verdict | undefined> {
  const comparison = comparisonOf(parts);
  if (comparison === undefined) return undefined;
  const [a, b] = [subject?.params, comparison.other].map(translateParams);
  if (a === undefined || b === undefined) return undefined;
  if ('reason' in a) return unanswerable(a.reason);
  if ('reason' in b) return unanswerable(b.reason);
  // Compared are the words as they stand, not others that are tried where they find nothing.
  const [{ total: one }, { total: other }] = await Promise.all([
    reader.find({ ...a.asked, literal: true }, 1),
    reader.find({ ...b.asked, literal: true }, 1),
  ]);
  const [less, more] = comparison.less !== not ? [one, other] : [other, one];
  const detail = `${JSON.stringify(a.asked)} finds ${one}, ${JSON.stringify(b.asked)} finds ${other}`;
  if (comparison.equal) return passedIf((one === other) !== not, detail);
  if (more === 0 && less === 0) return unanswerable('no record here satisfies either query');
  if (more === less) return unanswerable('the records here do not tell the two queries apart');
  return passedIf(less < more, detail);
}

interface Comparison {
  readonly other: ReturnType<typeof recordedParamsSchema.parse>;
  readonly less: boolean;
  readonly equal: boolean;
}

function comparisonOf(parts: Parts): Comparison | undefined {
  for (const [name, given] of parts) {
    const response = (given[0] as { resp?: unknown } | undefined)?.resp;
    if (/^have_(fewer|more)_/.test(name) && response !== undefined)
      return {
        other: recordedParamsSchema.parse(response),
        less: name.startsWith('have_fewer'),
        equal: false,
      };
    const [operator, operand] = name === 'be' && Array.isArray(given[0]) ? given[0] : ['==', given[0]];
    const params = (operand as { params?: unknown } | undefined)?.params;
    if ((name === 'be' || name === 'eq') && params !== undefined && params !== null)
      return {
        other: recordedParamsSchema.parse(params),
        less: String(operator).startsWith('<'),
        equal: operator === '==',
      };
  }
  return undefined;
}
