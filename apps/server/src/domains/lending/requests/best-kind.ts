import type { RequestKind } from '@lectern/rules/requests/steps';
import type { RequestOption } from '../../../ports/ils/ils-placing.ts';

/** What costs the reader the least time and way comes first. A place in the queue costs less than meeting another reader. */
const BEST_FIRST: readonly RequestKind[] = [
  'online_loan',
  'entrust',
  'home_delivery',
  'reservation',
  'relending',
];

/** The kind that serves the reader best; null where none can be started. */
export function bestKind(options: readonly RequestOption[]): RequestKind | null {
  const possible = options.filter(({ refusal }) => refusal === undefined).map(({ kind }) => kind);
  return BEST_FIRST.find((kind) => possible.includes(kind)) ?? null;
}
