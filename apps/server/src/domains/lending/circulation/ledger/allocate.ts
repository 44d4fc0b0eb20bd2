import type { Charge } from './charge-store.ts';

/** A part of a charge that a sum covers. */
export interface CoveredPart {
  readonly chargeId: string;
  /** Minor units, more than 0. */
  readonly amount: number;
}

/** Which charges a sum covers, in the given order, and what is left of it. */
export function allocate(
  sum: number,
  charges: readonly Pick<Charge, 'id' | 'amount' | 'covered'>[],
): { readonly parts: CoveredPart[]; readonly left: number } {
  const parts: CoveredPart[] = [];
  let left = sum;
  for (const { id, amount, covered } of charges) {
    const part = Math.min(left, amount - covered);
    if (part <= 0) continue;
    parts.push({ chargeId: id, amount: part });
    left -= part;
  }
  return { parts, left };
}
