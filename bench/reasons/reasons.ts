import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashString } from '@lectern/search/analysis/string-hash';
import type { MeaningModel, MeaningText } from '@lectern/search/meaning/meaning-model';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { isHidden } from '../relevance/meaning/hidden-tenth.ts';
import { type RecordSet, storedRecords } from '../relevance/records/record-store.ts';
import { CATALOGUE } from '../relevance/sets.ts';
import { Random } from '../search/random.ts';

const PAGE = 500;
const MOST_SAID = 3;
const LONGEST_QUESTION = 4;

/**
 * Prints what readers are told that some words are about, to be judged by people: right where a librarian would say so of these words alone.
 * The words are up to four neighbours of titles of the tenth that the model did not learn from. Words that say only themselves are counted,
 * and not printed.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cache: { type: 'string', default: join(tmpdir(), 'lectern-relevance') },
      salt: { type: 'string', default: 'alpha' },
      shown: { type: 'string', default: '200' },
    },
  });
  if (!CATALOGUE.some(({ name }) => name === 'tibkat')) {
    console.error('the records of TIBKAT are absent: set LECTERN_SHARED_DATA to where they lie');
    return;
  }
  mkdirSync(values.cache, { recursive: true });
  const titles: string[] = [];
  const set = await storedRecords(values.cache, CATALOGUE);
  const model = openMeaning(await trainMeaning(learntFrom(set, values.salt, titles)));
  const random = new Random(hashString(values.salt));
  const most = Number(values.shown);
  const rows: { readonly words: string; readonly about: string }[] = [];
  const counts = { 'words asked': 0, 'said nothing': 0, 'said themselves': 0 };
  while (rows.length < most) {
    const words = someWords(titles[random.below(titles.length)]!, random);
    const said = saidOf(model, words);
    counts['words asked']++;
    if (said.length === 0) counts['said nothing']++;
    else if (said.length === 1 && said[0]!.toLowerCase() === words.toLowerCase()) counts['said themselves']++;
    else rows.push({ words, about: said.join(' · ') });
  }
  console.table(rows);
  console.table(counts);
}

/** All records but the hidden tenth, whose titles are put into `hidden`. */
async function* learntFrom(set: RecordSet, salt: string, hidden: string[]): AsyncGenerator<MeaningText[]> {
  let page: MeaningText[] = [];
  for await (const { source, shown, meaning } of set.records()) {
    if (source !== 'tibkat') continue;
    if (isHidden(shown.id, salt)) {
      hidden.push(shown.title);
      continue;
    }
    page.push(meaning);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}

function someWords(title: string, random: Random): string {
  const words = title.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const count = 1 + random.below(LONGEST_QUESTION);
  const at = random.below(Math.max(1, words.length - count + 1));
  return words.slice(at, at + count).join(' ');
}

/** The headings that readers are told, as `presentMeaning` chooses them; classes are said by their names, which are others in each library. */
function saidOf(model: MeaningModel, words: string): string[] {
  const evident = model.evidentConcepts(words);
  const labels = model.conceptsOfQuestion(words).flatMap(({ concept }) => {
    const name = evident.has(concept) ? model.nameOf(concept) : undefined;
    return name?.kind === 'heading' ? [name.label] : [];
  });
  return [...new Set(labels)].slice(0, MOST_SAID);
}
