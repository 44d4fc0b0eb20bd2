import { Random } from '../../search/random.ts';
import type { Catalogue } from '../cases/catalogue.ts';
import { titleProperOf } from '../fields/title-words.ts';
import { type Part, partOf } from '../kept-apart.ts';
import { judgeRank } from '../known-item/rank.ts';
import { sampleOf } from '../known-item/sample.ts';
import { FACTS, type ShownRecord } from '../records/shown-record.ts';
import { type Judged, passedIf, unanswerable, type Verdict } from '../verdict.ts';

/** Records of one source that are looked for by what their row and page show. */
export interface ShownItems {
  readonly source: string;
  readonly count: number;
}

const SEED = 20_261_123;
const NEAR = 5;
const DEPTH = 200;
const SIGNS = ['&', '-', ':', ';', '|', '||', '&&', '(', ']', '\\', '/', '=', '—', '，', '《', '+'];

/** Looks for records by their title with each other text that they show, and by their title with signs between its words. */
export async function* judgeShown(
  catalogue: Catalogue,
  records: readonly ShownRecord[],
  { source, count }: ShownItems,
  part: Part,
): AsyncGenerator<Judged> {
  const titled = records.filter((record) => titleProperOf(record) !== '' && partOf(record.id) === part);
  const signs = new Random(SEED + 1);
  for (const target of sampleOf(titled, count, new Random(SEED))) {
    const judged = (kind: string, verdict: Verdict): Judged => ({
      set: `shown, ${source}: ${kind} (${part})`,
      name: target.id,
      ...verdict,
    });
    const title = titleProperOf(target);
    for (const fact of FACTS) {
      const text = target.facts[fact];
      yield judged(
        `title and ${fact}, top 5`,
        text === undefined
          ? unanswerable('the record has none')
          : await judgeRank(catalogue, { keyWord: `${title} ${text}` }, target, NEAR),
      );
    }
    yield judged('signs between the words of a title', await judgeSigns(catalogue, title, signs));
  }
}

/** A title with signs that stand alone finds the same records in the same order as without them. */
async function judgeSigns({ reader }: Catalogue, title: string, random: Random): Promise<Verdict> {
  const words = title.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const typed = words.flatMap((word) => [random.pick(SIGNS), word]).join(' ');
  const plain = await reader.find({ keyWord: words.join(' '), literal: true }, DEPTH);
  const found = await reader.find({ keyWord: typed, literal: true }, DEPTH);
  return passedIf(
    found.total === plain.total && found.ids.every((id) => plain.ids.includes(id)),
    `"${typed}" finds ${found.total}, "${words.join(' ')}" ${plain.total}`,
  );
}
