import type { Asked } from '../asking/reader.ts';
import { translateParams } from '../asking/translate-params.ts';
import { SAME } from '../cases/judge-expectation.ts';
import {
  partsOf,
  type RecordedCase,
  type RecordedParams,
  recordedParamsSchema,
} from '../cases/recorded-case.ts';

/** Two queries that must find the same, or (`differ`) must not. */
export interface Pair {
  readonly set: string;
  readonly name: string;
  readonly one: Asked;
  readonly other: Asked;
  readonly differ: boolean;
}

/** The pairs of a file of cases, each once, and how many have no words of ours, by reason. */
export function collectPairs(
  set: string,
  cases: readonly RecordedCase[],
): { pairs: Pair[]; unanswerable: { name: string; reason: string }[] } {
  const pairs = new Map<string, Pair>();
  const unanswerable: { name: string; reason: string }[] = [];
  for (const { path, expect, pending } of cases) {
    for (const { subject, not, matcher } of expect) {
      const parts = partsOf(matcher);
      const same = SAME.map((name) => parts.get(name)).find((given) => given !== undefined);
      if (same === undefined) continue;
      const params = [subject?.params, otherParams(same[0])] as const;
      const name = `${params[0]?.q} ${not ? '≠' : '='} ${params[1].q} (${path.at(-1)})`;
      if (pending !== undefined && pending !== null) {
        unanswerable.push({ name, reason: 'not settled by those who wrote it' });
        continue;
      }
      const [one, other] = params.map(translateParams);
      if (one === undefined || other === undefined) continue;
      if ('reason' in one || 'reason' in other) {
        unanswerable.push({
          name,
          reason: 'reason' in one ? one.reason : (other as { reason: string }).reason,
        });
        continue;
      }
      const pair = { set, name, one: one.asked, other: other.asked, differ: not };
      pairs.set(JSON.stringify([pair.one, pair.other, not]), pair);
    }
  }
  return { pairs: [...pairs.values()], unanswerable };
}

function otherParams(given: unknown): RecordedParams {
  return recordedParamsSchema.parse((given as { resp?: unknown } | undefined)?.resp ?? {});
}
