import { passedIf, unanswerable, type Verdict } from '../verdict.ts';
import { type Asking, reachOf } from './asking.ts';
import type { Catalogue } from './catalogue.ts';

/** Hits looked through for records that must stand before others. */
const DEPTH = 1000;

/** Records named by number that must be among the first hits, before others, or be all there is. */
export async function judgeIds({ reader, records }: Catalogue, asking: Asking): Promise<Verdict> {
  const { parts, not } = asking;
  const wanted = idsOf(parts.get('include') ?? parts.get('include_items') ?? parts.get('eq'));
  const later = idsOf(parts.get('before'));
  const absent = [...wanted, ...later].find((id) => !records.has(id));
  if (absent !== undefined) return unanswerable('names records that are not here');
  const { ids } = await reader.find(asking.asked, DEPTH);
  const name = (id: string) => `${id} "${records.get(id)?.title}"`;
  const rankOf = (id: string) => ids.indexOf(id) + 1 || Number.POSITIVE_INFINITY;

  if (parts.has('eq'))
    return passedIf(
      (wanted.length === ids.length && wanted.every((id) => ids.includes(id))) !== not,
      `found ${ids.length}: ${ids.slice(0, 5).map(name).join(' | ')}`,
    );
  const reach = reachOf(asking);
  if (not) {
    const shown = wanted.filter((id) => rankOf(id) <= reach);
    return passedIf(shown.length === 0, `found ${shown.map(name).join(' | ')}`);
  }
  const missed = wanted.filter((id) => rankOf(id) > reach);
  if (missed.length > 0)
    return passedIf(
      false,
      `not among the first ${reach} of ${ids.length}: ${missed.map((id) => `${name(id)} at ${rankOf(id)}`).join(' | ')}`,
    );
  const last = Math.max(...wanted.map(rankOf));
  const early = later.filter((id) => rankOf(id) < last);
  return passedIf(
    early.length === 0,
    `before ${last}: ${early.map((id) => `${name(id)} at ${rankOf(id)}`).join(' | ')}`,
  );
}

function idsOf(given: readonly unknown[] | undefined): string[] {
  return [given ?? []].flat(Number.POSITIVE_INFINITY).map(String);
}
