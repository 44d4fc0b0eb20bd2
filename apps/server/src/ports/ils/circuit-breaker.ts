/** Keeps questions from a system that does not answer, so that nobody waits for it and it can come back in peace. */
export interface CircuitBreaker {
  /** Whether it may be asked now. While it is away, one question goes through every `restMs`. */
  mayAsk(): boolean;
  hasAnswered(): void;
  hasFailed(): void;
}

export interface BreakerLimits {
  /** So many failures one after the other say that it is away. */
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly steadyMs: () => number;
}

export function createCircuitBreaker({ failures, restMs, steadyMs }: BreakerLimits): CircuitBreaker {
  let failed = 0;
  let restsUntil = 0;
  return {
    mayAsk() {
      if (failed < failures) return true;
      const now = steadyMs();
      if (now < restsUntil) return false;
      restsUntil = now + restMs;
      return true;
    },
    hasAnswered() {
      failed = 0;
    },
    hasFailed() {
      failed += 1;
      if (failed >= failures) restsUntil = steadyMs() + restMs;
    },
  };
}
