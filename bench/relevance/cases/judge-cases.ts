import { type Judged, unanswerable } from '../verdict.ts';
import type { Catalogue } from './catalogue.ts';
import { judgeExpectation } from './judge-expectation.ts';
import type { RecordedCase } from './recorded-case.ts';

/** Judges every expectation that is not a pair of queries; the same one in several cases counts once. */
export async function* judgeCases(
  catalogue: Catalogue,
  set: string,
  cases: readonly RecordedCase[],
): AsyncGenerator<Judged> {
  const seen = new Set<string>();
  for (const { path, expect, pending } of cases) {
    for (const expectation of expect) {
      const key = JSON.stringify(expectation);
      if (seen.has(key)) continue;
      seen.add(key);
      const name = `${expectation.subject?.params?.q ?? ''} (${path.slice(-2).join(', ')})`;
      const verdict = await judgeExpectation(catalogue, expectation);
      if (verdict === undefined) continue;
      const settled = pending === undefined || pending === null;
      yield { set, name, ...(settled ? verdict : unanswerable('not settled by those who wrote it')) };
    }
  }
}
