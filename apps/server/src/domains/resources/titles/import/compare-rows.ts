import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { type DescribedTitle, titleKeys } from '../described-title.ts';
import { walkPresent } from '../store/row-store.ts';
import type { TitleListTable, TitleRowTable } from '../tables.ts';
import type { RowColumns } from './row-columns.ts';
import type { TitleReport } from './title-report.ts';

type Told = Pick<TitleRowTable, 'content_hash' | 'vendor_id' | 'described'>;
type Counts = Pick<TitleReport, 'cameCount' | 'wentCount' | 'changedCount' | 'sameCount' | 'came' | 'went'>;

interface Known {
  readonly id: string;
  readonly about: string;
  readonly name: string;
}

/** Names of titles that came or went that a report has. */
const NAMES = 20;

/** Compares the lines of a file with those that a list has now: lines that say the same stay, whatever their order. */
export class RowComparison {
  readonly #known: Map<string, Known>;
  readonly #seen = new Set<string>();
  readonly #came: { readonly about: string; readonly name: string }[] = [];
  #same = 0;

  private constructor(known: Map<string, Known>) {
    this.#known = known;
  }

  /** Reads the present lines of a list into memory: some hundred bytes for each. */
  static async with(db: Db, list: TitleListTable): Promise<RowComparison> {
    const known = new Map<string, Known>();
    for await (const rows of walkPresent(db, list))
      for (const row of rows) known.set(row.content_hash, { id: row.id, ...aboutOf(row) });
    return new RowComparison(known);
  }

  /** `new`: the list does not have the line yet. `twice`: the file has it already. */
  take(row: RowColumns): 'same' | 'new' | 'twice' {
    const { content_hash: hash } = row;
    if (this.#seen.has(hash)) return 'twice';
    this.#seen.add(hash);
    if (this.#known.delete(hash)) {
      this.#same += 1;
      return 'same';
    }
    this.#came.push(aboutOf(row));
    return 'new';
  }

  /** The lines of the list that the file does not have. */
  get gone(): readonly string[] {
    return [...this.#known.values()].map(({ id }) => id);
  }

  /** A line that went where one about the same title came is a changed one. */
  get counts(): Counts {
    const waiting = groupBy(this.#known.values(), ({ about }) => about);
    const came: string[] = [];
    let changed = 0;
    for (const { about, name } of this.#came) {
      const pair = waiting.get(about)?.pop();
      if (pair) changed += 1;
      else came.push(name);
    }
    const went = [...waiting.values()].flatMap((rows) => rows.map(({ name }) => name));
    return {
      cameCount: came.length,
      wentCount: went.length,
      changedCount: changed,
      sameCount: this.#same,
      came: came.slice(0, NAMES),
      went: went.slice(0, NAMES),
    };
  }
}

function aboutOf({ vendor_id, described }: Told): { readonly about: string; readonly name: string } {
  const title = fromJson<DescribedTitle>(described);
  return { about: vendor_id || (titleKeys(title)[0] ?? ''), name: title.name };
}
