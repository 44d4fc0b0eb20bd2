import { Random } from '../../search/random.ts';
import type { Catalogue } from '../cases/catalogue.ts';
import { byIsbn, judgeIsbn, typedIsbn, validIsbnOf } from '../known-item/judge-isbn.ts';
import { judgeRank } from '../known-item/rank.ts';
import { sampleOf } from '../known-item/sample.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { type Judged, unanswerable, type Verdict } from '../verdict.ts';
import { judgeByBeforeAbout, judgeSameWorks } from './judge-name.ts';
import { directOrder, familyName, personOf } from './person-name.ts';
import { longestWords, titleProperOf } from './title-words.ts';

/** Records of one source about which readers mix up the fields. */
export interface MixedUpItems {
  readonly source: string;
  readonly count: number;
}

const SEED = 20_261_122;
/** One of so many records is kept apart: nobody looks at these while the search is changed. */
const KEPT_APART = 3;
const NEAR = 5;
const ANYWHERE = 1000;

/** Looks for records by what readers type into another field than the one in which it is, and by names in either order. */
export async function* judgeFields(
  catalogue: Catalogue,
  records: readonly ShownRecord[],
  { source, count }: MixedUpItems,
): AsyncGenerator<Judged> {
  const named = records.filter((record) => personOf(record) !== undefined && titleProperOf(record) !== '');
  const targets = sampleOf(named, count, new Random(SEED));
  const apart = new Random(SEED + 1);
  const forms = new Random(SEED + 2);
  const isbns = byIsbn(catalogue.records.values());
  for (const target of targets) {
    const part = apart.below(KEPT_APART) === 0 ? ' (kept apart)' : '';
    const judged = (kind: string, verdict: Verdict): Judged => ({
      set: `fields, ${source}: ${kind}${part}`,
      name: target.id,
      ...verdict,
    });
    const name = personOf(target)!;
    const title = titleProperOf(target);
    const inTitles = (keyWord: string) =>
      judgeRank(catalogue, { keyWord, searchField: 'title' }, target, NEAR);
    yield judged('title and author, top 5', await inTitles(`${title} ${familyName(name)}`));
    yield judged('author and title, top 5', await inTitles(`${directOrder(name)} ${title}`));
    const words = longestWords(title, 2);
    yield judged(
      'two words and author, top 5',
      words.length < 2
        ? unanswerable('a title of one word')
        : await inTitles([...words, directOrder(name)].join(' ')),
    );
    const isbn = validIsbnOf(target);
    if (isbn !== undefined) {
      const asked = { keyWord: typedIsbn(isbn, forms), searchField: 'title' } as const;
      yield judged('ISBN among titles', await judgeIsbn(catalogue, asked, isbns.get(isbn) ?? []));
    }
    yield judged('subject and title word, found', await judgeSubject(catalogue, target));
    yield judged('name in either order', await judgeSameWorks(catalogue, target, name));
    yield judged('works by before works about', await judgeByBeforeAbout(catalogue, name));
  }
}

function judgeSubject(catalogue: Catalogue, target: ShownRecord): Promise<Verdict> | Verdict {
  const [topic] = target.fields.topic;
  const [word] = longestWords(target.title, 1);
  if (topic === undefined || word === undefined) return unanswerable('no subject, or no word of a title');
  return judgeRank(catalogue, { keyWord: `${topic} ${word}`, searchField: 'subject' }, target, ANYWHERE);
}
