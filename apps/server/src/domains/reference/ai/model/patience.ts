/** A signal that aborts with another one, or when nothing was said for so long. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Something was said. */
  restart(): void;
  /** Milliseconds until it ends, if nothing is said. */
  leftMs(): number;
  end(): void;
}

export function createPatience(milliseconds: number, other: AbortSignal): Patience {
  const silence = new AbortController();
  let since = 0;
  const begin = () => {
    since = performance.now();
    return setTimeout(() => silence.abort(), milliseconds);
  };
  let timer = begin();
  return {
    signal: AbortSignal.any([other, silence.signal]),
    restart() {
      clearTimeout(timer);
      timer = begin();
    },
    leftMs: () => Math.max(0, milliseconds - (performance.now() - since)),
    end: () => clearTimeout(timer),
  };
}
