import type { MeaningModel, MeaningText } from '@lectern/search/meaning/meaning-model';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import type { SearchDocument } from '@lectern/search/search-document';
import type { SearchEngine } from '@lectern/search/search-engine';
import { Reader } from '../asking/reader.ts';
import { judgeKnownItems, type KnownItems } from '../known-item/judge-known-items.ts';
import type { RecordSet } from '../records/record-store.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { KNOWN_ITEMS, RANKING } from '../sets.ts';
import type { Judged } from '../verdict.ts';
import { documentOf } from './run-meaning.ts';

const PAGE = 500;

/**
 * Looks for known items by words alone and by words and meaning, in the whole catalogue, with a model of all of it. Prints how many are
 * found; answers whether no set of items loses one.
 */
export async function knownItemsByMeaning(
  engine: SearchEngine,
  set: RecordSet,
  share: number,
): Promise<boolean> {
  const model = openMeaning(await trainMeaning(textsOf(set)));
  const index = 'meaning-known';
  await engine.rebuild(index, documentsOf(set, model), undefined, model.name);
  const records = new Map<string, ShownRecord>();
  const bySource = new Map<string, ShownRecord[]>();
  for await (const { source, shown } of set.records()) {
    records.set(shown.id, shown);
    bySource.set(source, [...(bySource.get(source) ?? []), shown]);
  }
  const judge = async (reader: Reader, { source, count }: KnownItems) => {
    const judged: Judged[] = [];
    const wanted = { source, count: Math.ceil(count * share) };
    for await (const one of judgeKnownItems({ reader, records }, set, bySource.get(source) ?? [], wanted))
      judged.push(one);
    return judged;
  };
  const rows: Record<string, { words: number; merged: number; of: number; lost: number }> = {};
  for (const items of KNOWN_ITEMS) {
    const byWords = await judge(new Reader(engine, index, RANKING), items);
    const merged = await judge(new Reader(engine, index, RANKING, model), items);
    byWords.forEach((one, at) => {
      if (one.outcome === 'unanswerable') return;
      const row = rows[one.set] ?? { words: 0, merged: 0, of: 0, lost: 0 };
      rows[one.set] = row;
      const before = one.outcome === 'passed';
      const after = merged[at]?.outcome === 'passed';
      row.of++;
      row.words += Number(before);
      row.merged += Number(after);
      row.lost += Number(before && !after);
      if (before && !after) console.log(`lost: ${one.set}: ${merged[at]?.detail ?? one.name}`);
    });
  }
  console.log('\nKnown items, by words and by words and meaning');
  console.table(rows);
  return Object.values(rows).every(({ words, merged }) => merged >= words);
}

async function* textsOf(set: RecordSet): AsyncGenerator<MeaningText[]> {
  let page: MeaningText[] = [];
  for await (const { meaning } of set.records()) {
    page.push(meaning);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}

async function* documentsOf(set: RecordSet, model: MeaningModel): AsyncGenerator<SearchDocument[]> {
  let page: SearchDocument[] = [];
  for await (const record of set.records()) {
    page.push(documentOf(record, model));
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
