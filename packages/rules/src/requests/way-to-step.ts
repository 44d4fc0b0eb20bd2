import { movesFrom, REQUEST_WAYS } from './request-ways.ts';
import type { RequestKind, RequestStep } from './steps.ts';
import type { Move } from './way.ts';

/** The fewest moves by which a request of this kind reaches a step; undefined for a step that it never reaches. */
export function wayToStep(kind: RequestKind, step: RequestStep): readonly Move[] | undefined {
  const { first } = REQUEST_WAYS[kind];
  const ways = new Map<RequestStep, readonly Move[]>([[first, []]]);
  for (const [reached, moves] of ways) {
    if (reached === step) return moves;
    for (const move of movesFrom(kind, reached)) {
      if (!ways.has(move.to)) ways.set(move.to, [...moves, move]);
    }
  }
  return undefined;
}
