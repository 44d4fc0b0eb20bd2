import type { Asked } from '../asking/reader.ts';
import type { Catalogue } from '../cases/catalogue.ts';
import { titleKey } from '../plain-text.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { passedIf, type Verdict } from '../verdict.ts';

const DEPTH = 2000;

/** Whether a record stands among the first `within` hits, where hits of the same title (case, marks and script aside) count as one. */
export async function judgeRank(
  { reader, records }: Catalogue,
  asked: Asked,
  target: ShownRecord,
  within: number,
): Promise<Verdict> {
  const { ids, total, reading } = await reader.find(asked, DEPTH);
  const at = ids.indexOf(target.id);
  const title = titleKey(target.title);
  const above = ids.slice(0, at < 0 ? within : at).map((id) => records.get(id)?.title ?? '');
  const others = above.filter((other) => titleKey(other) !== title);
  return passedIf(
    at >= 0 && others.length < within,
    `"${asked.keyWord}" (${reading}, ${total} found) has "${target.title}" [${target.id}] ${at < 0 ? 'not at all' : `at ${others.length + 1}`}, before it: ${others.slice(0, 3).join(' | ')}`,
  );
}
