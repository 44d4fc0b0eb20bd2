import { Random } from '../search/random.ts';
import { syntheticRecords } from '../search/synthetic-records.ts';

const SEED = 7;
const RECORDS = 500;

/** `count` questions of one to three words from the first titles, the same in every run. */
export function frequentWords(count: number): string[] {
  const random = new Random(SEED);
  const titles = [...syntheticRecords(RECORDS)].map(({ text }) => text.title?.[0] ?? '');
  return Array.from({ length: count }, () => {
    const words = random.pick(titles).split(' ');
    const first = random.below(words.length);
    return words
      .slice(first, first + random.between(1, 3))
      .join(' ')
      .slice(0, 12);
  });
}
