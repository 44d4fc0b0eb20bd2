import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { eresourceNames } from '../../databases/eresource-names.ts';
import { findTitleIds } from '../find-title-ids.ts';
import { presentTitles } from '../present-titles.ts';
import { titleCounts } from '../store/list-store.ts';
import { countTitlesByKind, countTitlesByLetter, pageOfTitles } from '../store/title-list-page.ts';
import type { TitleTable } from '../tables.ts';

export const listTitlesCall = implement(listTitles)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { keyWord, letter, kind, eresource, isFree, page, rows: limit } = input;
  const ids = keyWord === '' ? undefined : await findTitleIds(deps, tenant, keyWord);
  if (isRefusal(ids)) return ids;
  const choice = { letter, kind, eresourceIds: eresource, isFree, ...(ids && { ids }) };
  const offset = (page - 1) * limit;
  const [letters, kinds, counts] = await Promise.all([
    countTitlesByLetter(deps.db, tenant.id, choice),
    countTitlesByKind(deps.db, tenant.id, choice),
    titleCounts(deps.db, tenant.id),
  ]);
  const total = letters
    .filter((one) => letter === '' || one.letter === letter.toUpperCase())
    .reduce((sum, { count }) => sum + count, 0);
  const titles = ids
    ? await bestFirst(ids)
    : await pageOfTitles(deps.db, tenant.id, choice, { offset, limit });
  const names = await eresourceNames(deps.db, { tenantId: tenant.id, language }, [...counts.keys()]);
  return {
    total,
    letters,
    kinds,
    eresources: [...counts]
      .flatMap(([id, count]) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name, count }];
      })
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)),
    titles: await presentTitles(deps, context, titles),
  };

  /** The page of the found titles that the filters choose, in the order in which they were found. */
  async function bestFirst(found: readonly string[]): Promise<TitleTable[]> {
    const all = await pageOfTitles(deps.db, tenant.id, choice, { offset: 0, limit: found.length });
    const chosen = new Map(all.map((title) => [title.id, title]));
    return found.flatMap((id) => chosen.get(id) ?? []).slice(offset, offset + limit);
  }
});
