import { RATE_LIMITED } from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { refuse } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../deps.ts';
import { CallError } from './call-error.ts';
import type { CallContext } from './implement.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Counts a call of a caller. @throws CallError (RATE_LIMITED) beyond the limit of the contract */
export function countCall(
  rates: RateLimiter,
  { path, rateLimit }: AnyEndpoint,
  { tenant, caller }: CallContext,
): void {
  const seconds = rates.count(`${path}|${tenant.id}|${caller}`, rateLimit);
  if (seconds > 0) throw new CallError(refuse(RATE_LIMITED, { seconds }));
}

/** Dependencies whose inner calls (`inner-call.ts`) count as those over HTTP, for doors that make calls for a program. */
export function withCountedCalls(deps: Deps, rates: RateLimiter): Deps {
  return {
    ...deps,
    calls: async () =>
      (await deps.calls()).map(({ contract, handle }) => ({
        contract,
        handle: async (call) => {
          countCall(rates, contract, call.context);
          return handle(call);
        },
      })),
  };
}
