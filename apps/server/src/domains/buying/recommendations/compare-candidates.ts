import type { Candidate } from '@lectern/contracts/buying/recommendations/search-candidates';
import { JOINABLE_STATES } from '@lectern/contracts/buying/recommendations/wish';
import type { Deps } from '../../../platform/deps.ts';
import { findIdsByNumbers, numbersOf } from '../../collection/catalogue/records/bib-numbers.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import type { FoundCandidate } from './collect-candidates.ts';
import { numberKeyOf } from './keys-of-wish.ts';
import { findByNumbers } from './store/candidate-store.ts';

/** Candidates with what the library has and wishes of each, by its number; those of one work of several places stand together. */
export async function compareCandidates(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  candidates: readonly FoundCandidate[],
): Promise<Candidate[]> {
  const keyOf = ({ isbn, issn }: FoundCandidate) => numberKeyOf(isbn || issn);
  const keys = [...new Set(candidates.map(keyOf))].filter((key) => key !== '');
  const ids = await findIdsByNumbers(db, tenantId, keys);
  const [numbers, shown, wishes] = await Promise.all([
    numbersOf(db, tenantId, ids),
    findBibs(db, tenantId, ids),
    findByNumbers(db, tenantId, keys, JOINABLE_STATES),
  ]);
  const held = new Map(
    numbers.flatMap(({ number, bibId }) => (shown.has(bibId) ? [[number, bibId] as const] : [])),
  );
  const wished = new Map(wishes.map((row) => [row.number_key, row]));
  return candidates.map((one) => {
    const key = keyOf(one);
    const wish = key === '' ? undefined : wished.get(key);
    return {
      ...one,
      heldRecordId: held.get(key) ?? '',
      wishId: wish?.id ?? '',
      wishes: wish?.wishes ?? 0,
    };
  });
}
