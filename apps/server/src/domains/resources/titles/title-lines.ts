import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import type { DescribedTitle } from './described-title.ts';
import { presentTitle } from './present-titles.ts';
import { lineKey } from './rulings/line-key.ts';
import { everyTitleList } from './store/list-store.ts';
import { rowsOfTitle } from './store/row-store.ts';
import { rulingsOf } from './store/ruling-store.ts';
import type { TitleListTable, TitleRowTable, TitleTable } from './tables.ts';

/** The lines that the present generations of lists have of a title, shown or not, older lists first. */
export async function presentLines(
  db: Db | Tx,
  tenantId: string,
  titleId: string,
): Promise<{ readonly row: TitleRowTable; readonly list: TitleListTable; readonly key: string }[]> {
  const [rows, lists] = await Promise.all([rowsOfTitle(db, tenantId, titleId), everyTitleList(db, tenantId)]);
  return lists
    .filter((list) => list.is_removed === 0)
    .flatMap((list) =>
      rows
        .filter(
          ({ list_id, from_generation, to_generation }) =>
            list_id === list.id && from_generation <= list.generation && to_generation > list.generation,
        )
        .sort((one, other) => one.line - other.line)
        .map((row) => ({ row, list, key: lineKey(row.vendor_id, fromJson<DescribedTitle>(row.described)) })),
    );
}

/** A title with its lines, as staff see them. */
export async function presentTitleLines(
  db: Db,
  { tenantId, language }: { readonly tenantId: string; readonly language: Language },
  title: TitleTable,
): Promise<OutputOf<typeof getTitleLines.output>> {
  const lines = await presentLines(db, tenantId, title.id);
  const [names, rulings] = await Promise.all([
    eresourceNames(
      db,
      { tenantId, language },
      lines.map(({ list }) => list.eresource_id),
    ),
    rulingsOf(db, tenantId, title.id),
  ]);
  return {
    title: presentTitle(title),
    lines: lines.map(({ row, list, key }) => {
      const said = fromJson<DescribedTitle>(row.described);
      const ruling = rulings.get(`${list.id}/${key}`);
      return {
        id: row.id,
        listId: list.id,
        listName: nameIn(fromJson(list.names), language),
        eresourceName: names.get(list.eresource_id) ?? '',
        line: row.line,
        name: said.name,
        publisher: said.publisher,
        numbers: [said.print_issn, said.online_issn, said.print_isbn, said.online_isbn].filter(Boolean),
        vendorId: row.vendor_id,
        address: row.address,
        firstDate: row.first_date,
        firstVolume: row.first_volume,
        firstIssue: row.first_issue,
        lastDate: row.last_date,
        lastVolume: row.last_volume,
        lastIssue: row.last_issue,
        embargo: row.embargo,
        ruling:
          ruling === undefined ? ('' as const) : ruling === 1 ? ('parted' as const) : ('joined' as const),
      };
    }),
  };
}
