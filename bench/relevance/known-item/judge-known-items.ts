import { Random } from '../../search/random.ts';
import type { Catalogue } from '../cases/catalogue.ts';
import { hanOf } from '../plain-text.ts';
import type { RecordSet } from '../records/record-store.ts';
import type { ShownRecord } from '../records/shown-record.ts';
import { type Judged, unanswerable, type Verdict } from '../verdict.ts';
import { rememberedOf } from './author-and-word.ts';
import { byIsbn, judgeIsbn, typedIsbn, validIsbnOf } from './judge-isbn.ts';
import { inOtherScript } from './other-script.ts';
import { pinyinOf } from './pinyin-title.ts';
import { judgeRank } from './rank.ts';
import { sampleOf } from './sample.ts';
import { JUDGED_HAN, TypoMaker } from './typo.ts';

/** Records of one source that are looked for. */
export interface KnownItems {
  readonly source: string;
  readonly count: number;
}

const SEED = 20_240_501;
const NEAR = 5;

/** Looks for records of a source by what a reader who knows them would type. */
export async function* judgeKnownItems(
  catalogue: Catalogue,
  set: RecordSet,
  records: readonly ShownRecord[],
  { source, count }: KnownItems,
): AsyncGenerator<Judged> {
  const titled = records.filter(({ title }) => title !== '');
  const targets = sampleOf(titled, count, new Random(SEED));
  const judged = (kind: string, { id }: ShownRecord, verdict: Verdict): Judged => ({
    set: `known item, ${source}: ${kind}`,
    name: id,
    ...verdict,
  });
  const typos = new TypoMaker(
    titled.map(({ title }) => title),
    new Random(SEED + 1),
  );
  const styles = new Random(SEED + 2);
  for (const target of targets) {
    const { title } = target;
    const look = (text: string | undefined, within: number, otherwise: string) =>
      text === undefined ? unanswerable(otherwise) : judgeRank(catalogue, { keyWord: text }, target, within);
    yield judged('full title, first', target, await look(title, 1, ''));
    yield judged(
      'other script, first',
      target,
      await look(inOtherScript(title), 1, 'written alike in both scripts'),
    );
    yield judged(
      'pinyin, top 5',
      target,
      await look(pinyinOf(title, styles), NEAR, 'no Han title with known readings'),
    );
    const han = hanOf(title).length;
    const short = han > 0 && han < JUDGED_HAN;
    yield judged(
      short ? 'typo in a short Han title (reported only), top 5' : 'typo, top 5',
      target,
      await look(typos.slip(title), NEAR, 'no word that is long enough'),
    );
  }
  const remembered = await rememberedOf(targets, set, new Random(SEED + 3));
  for (const { target, author, word } of remembered) {
    yield judged(
      'author and word, top 5',
      target,
      await judgeRank(catalogue, { keyWord: `${author} ${word}` }, target, NEAR),
    );
  }
  const isbns = byIsbn(catalogue.records.values());
  const forms = new Random(SEED + 4);
  for (const target of targets) {
    const isbn = validIsbnOf(target);
    if (isbn === undefined) continue;
    yield judged(
      'ISBN',
      target,
      await judgeIsbn(catalogue, { keyWord: typedIsbn(isbn, forms) }, isbns.get(isbn) ?? []),
    );
  }
}
