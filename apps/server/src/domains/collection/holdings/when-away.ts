import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';
import { keepAnswers } from './keep-answers.ts';
import type { HoldingsAnswer, LastKnown } from './known-holdings-store.ts';

/** What the library system says now or, while it is away, what it said last. */
export interface Known<T> {
  readonly value: T;
  /** The library system's word of this moment. */
  readonly live: boolean;
  /** ISO instant at which it held. */
  readonly asOf: string;
}

/** Asks the library system; while it is away, what it said last: search and bib pages go on without it. */
export async function liveOrLastKnown<T>(
  deps: Deps,
  tenant: Tenant,
  question: {
    readonly live: (ils: IlsPort) => Promise<T | Away>;
    readonly lastKnown: () => Promise<LastKnown<T>>;
    readonly answers: (value: T, at: string) => readonly HoldingsAnswer[];
  },
): Promise<Known<T>> {
  const ils = deps.ils.of(tenant);
  const now = deps.clock.now().toISOString();
  const value = await unlessAway(question.live(ils));
  if (value === undefined) {
    const { value: known, asOf = now } = await question.lastKnown();
    return { value: known, live: false, asOf };
  }
  // The portal's own circulation is as present as its database: there is nothing to keep.
  if (ils.outside) keepAnswers(deps, question.answers(value, now));
  return { value, live: true, asOf: now };
}

/** The earliest instant at which answers held; undefined if all were given just now. */
export function earliest(answers: readonly { readonly asOf?: string }[]): string | undefined {
  return answers.flatMap(({ asOf }) => asOf ?? []).sort()[0];
}
