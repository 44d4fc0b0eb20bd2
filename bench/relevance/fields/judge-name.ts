import type { Catalogue } from '../cases/catalogue.ts';
import { plain } from '../plain-text.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { passedIf, unanswerable, type Verdict } from '../verdict.ts';
import { directOrder } from './person-name.ts';

const DEPTH = 2000;

/** The name in direct and in inverted order finds the same works, the record among them; as an exact value too. */
export async function judgeSameWorks(
  { reader }: Catalogue,
  target: ShownRecord,
  name: string,
): Promise<Verdict> {
  for (const matchMode of [2, 1]) {
    const ask = (keyWord: string) => reader.find({ keyWord, searchField: 'author', matchMode }, DEPTH);
    const [direct, inverted] = await Promise.all([ask(directOrder(name)), ask(name)]);
    const same = direct.total === inverted.total && inverted.ids.every((id) => direct.ids.includes(id));
    const verdict = passedIf(
      same && direct.ids.includes(target.id),
      `"${directOrder(name)}" finds ${direct.total}, "${name}" ${inverted.total}, match mode ${matchMode}`,
    );
    if (verdict.outcome === 'failed') return verdict;
  }
  return passedIf(true, '');
}

/** In all fields, works by the person stand before works that only have the name elsewhere. */
export async function judgeByBeforeAbout({ reader, records }: Catalogue, name: string): Promise<Verdict> {
  const typed = directOrder(name);
  const { ids } = await reader.find({ keyWord: typed }, DEPTH);
  const isBy = (id: string) => records.get(id)?.creators.some((one) => plain(one) === plain(name)) ?? false;
  const others = ids.findIndex((id) => !isBy(id));
  if (others < 0) return unanswerable('all works with the name are by the person');
  const late = ids.slice(others).find(isBy);
  return passedIf(
    late === undefined,
    `"${typed}": "${records.get(ids[others] ?? '')?.title}" stands before "${records.get(late ?? '')?.title}"`,
  );
}
