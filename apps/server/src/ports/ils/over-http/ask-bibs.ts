import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { NumberPlace } from '../catalogue-numbers.ts';
import type { HttpContext } from './http-driver.ts';
import type { RecordAnswer, RecordAnswers } from './record-answers.ts';

/** A bib of the catalogue, what the system says of its copies, and the copies that the catalogue has. */
export interface AskedBib<Copy> {
  readonly bibId: string;
  /** Undefined if the system did not answer in the time of a page. */
  readonly answer: RecordAnswer<Copy> | undefined;
  readonly copies: readonly CatalogueCopy[];
}

const NOT_THERE = { holdings: [], at: '', isNew: true } as const;

/** Asks for the copies of bibs. A bib without a number of the system is not from there and has no copies there. @throws SystemFault */
export async function askBibs<Copy>(
  { tenantId, numbers, copies }: Pick<HttpContext<unknown>, 'tenantId' | 'numbers' | 'copies'>,
  /** Where the catalogue's records have the number, as the settings say. */
  place: NumberPlace,
  records: RecordAnswers<Copy>,
  bibIds: readonly string[],
): Promise<readonly AskedBib<Copy>[]> {
  const ids = [...new Set(bibIds)];
  const [numberOf, copiesOfAll] = await Promise.all([
    numbers.ofBibs(tenantId, ids, place),
    copies.ofBibs(tenantId, ids),
  ]);
  const answers = await records.ask([...numberOf.values()]);
  return ids.map((bibId) => {
    const number = numberOf.get(bibId);
    return {
      bibId,
      answer: number === undefined ? NOT_THERE : answers.get(number),
      copies: copiesOfAll.filter((copy) => copy.bibId === bibId),
    };
  });
}
