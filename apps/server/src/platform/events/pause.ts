/** A wait that something may end early. */
export interface Pause {
  /** Waits so long, or until `end`. Does not wait at all if `end` was called since the last wait. */
  wait(ms: number): Promise<void>;
  end(): void;
}

export function createPause(): Pause {
  let isEnded = false;
  let wake: (() => void) | undefined;
  return {
    async wait(ms) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isEnded = false;
    },
    end() {
      isEnded = true;
      wake?.();
    },
  };
}
