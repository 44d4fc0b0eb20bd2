/** A signal that aborts with another one, or when nothing was said for so long. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Something was said. */
  restart(): void;
  end(): void;
}

export function createPatience(milliseconds: number, other: AbortSignal): Patience {
  const silence = new AbortController();
  const begin = () => setTimeout(() => silence.abort(), milliseconds);
  let timer = begin();
  return {
    signal: AbortSignal.any([other, silence.signal]),
    restart() {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => clearTimeout(timer),
  };
}
