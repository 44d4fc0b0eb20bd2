import type { UsageOutcome } from '@lectern/contracts/resources/usage/usage-provider';
import type { CounterException } from '../../../../platform/counter/counter-use.ts';
import { classOf } from '../../../../platform/counter/exceptions.ts';
import type { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { LoadOutcome } from '../load/load-outcome.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How an ask ended and what follows. `wait`: seconds until the same is asked again, undefined if it is not. `rest`: the provider as a whole is
 * left alone so long. `isOver`: the provider refuses the library, so nothing more is asked.
 */
export interface AskOutcome {
  readonly state: 'done' | 'waiting' | 'stopped';
  readonly outcome: UsageOutcome;
  readonly code: number;
  readonly message: string;
  readonly wait?: number;
  readonly rest?: number;
  readonly isOver?: boolean;
}

/** Codes about who asks (Appendix D): they are the same for each month and each report. */
const OF_THE_LIBRARY: ReadonlySet<number> = new Set([1030, 2000, 2010, 2011, 2020, 2030, 2090]);
/** The service as a whole is away or busy. */
const OF_THE_SERVICE: ReadonlySet<number> = new Set([1000, 1001, 1010, 1020]);
/** Usage is not ready: some days later it may be. The others are asked for again within hours. */
const NOT_READY = 3031;

/** What follows from the exceptions of an answer that has no usage. */
export function ofExceptions(exceptions: readonly CounterException[], retryAfter?: number): AskOutcome {
  const rank = { stop: 0, later: 1, none: 2, remark: 3 } as const;
  const [worst] = [...exceptions].sort((one, other) => rank[classOf(one)] - rank[classOf(other)]);
  const { code, message } = worst ?? { code: 0, message: '' };
  const said = { code, message, outcome: 'EXCEPTION' as const };
  switch (worst ? classOf(worst) : 'remark') {
    case 'stop':
      return { ...said, state: 'stopped', isOver: OF_THE_LIBRARY.has(code) };
    case 'later': {
      const wait = Math.min(retryAfter ?? (code === NOT_READY ? DAY : HOUR), 2 * DAY);
      return { ...said, state: 'waiting', wait, ...(OF_THE_SERVICE.has(code) && { rest: wait }) };
    }
    case 'none':
      return { ...said, state: 'done', outcome: 'NONE' };
    case 'remark':
      // It answered neither usage nor that there is none.
      return { ...said, state: 'waiting', wait: DAY };
  }
}

/** What follows from an answer that was read as a report, or could not be. */
export function ofLoad(outcome: LoadOutcome, status: number, retryAfter?: number): AskOutcome {
  const { refusal, refusedValue, exceptions } = outcome;
  if (refusal === 'EXCEPTION') return ofExceptions(exceptions, retryAfter);
  if (refusal === '') {
    const [remark] = exceptions;
    const isNone = outcome.sums.length === 0;
    return {
      state: 'done',
      outcome: isNone ? 'NONE' : 'DONE',
      code: remark?.code ?? 0,
      message: remark?.message ?? '',
    };
  }
  return (
    ofStatus(status, retryAfter) ?? { state: 'stopped', outcome: refusal, code: 0, message: refusedValue }
  );
}

/** What follows from a status without a report or an exception in the answer; undefined for those that say nothing. */
export function ofStatus(status: number, retryAfter?: number): AskOutcome | undefined {
  const said = { code: status, message: '' };
  if (status === 401 || status === 403) return { ...said, state: 'stopped', outcome: 'DENIED', isOver: true };
  if (status === 404) return { ...said, state: 'stopped', outcome: 'NOT_FOUND' };
  if (status >= 300 && status < 400) return { ...said, state: 'stopped', outcome: 'MOVED', isOver: true };
  if (status === 202) return { ...said, state: 'waiting', outcome: 'BUSY', wait: retryAfter ?? HOUR };
  if (status === 429 || status === 503) {
    const wait = Math.min(retryAfter ?? HOUR, 2 * DAY);
    return { ...said, state: 'waiting', outcome: 'BUSY', wait, rest: wait };
  }
  if (status >= 400) return { ...said, state: 'waiting', outcome: 'HTTP', wait: DAY, rest: HOUR };
  return undefined;
}

/** What follows from a connection that failed. */
export function ofConnection({ fault, message }: OutsideError): AskOutcome {
  const said = { code: 0, message: '' };
  switch (fault) {
    case 'timeout':
      return { ...said, state: 'waiting', outcome: 'TIMEOUT', wait: 6 * HOUR, rest: HOUR };
    case 'unreachable':
    case 'busy':
    case 'resting':
      return { ...said, state: 'waiting', outcome: 'UNREACHABLE', wait: 6 * HOUR, rest: HOUR };
    case 'address':
      return { ...said, state: 'stopped', outcome: 'ADDRESS', isOver: true };
    case 'unreadable':
      return { ...said, state: 'stopped', outcome: 'TOO_LARGE', message };
  }
}
