import { SearchLimitError } from '../../search-errors.ts';
import { serveCalls } from '../worker-calls.ts';

/** A worker for tests of the threads' wiring. */
export interface EchoCalls {
  readonly echo: { readonly input: string; readonly answer: string };
  readonly fail: { readonly input: 'limit' | 'plain'; readonly answer: undefined };
  /** Never answers. */
  readonly wait: { readonly input: undefined; readonly answer: undefined };
  readonly crash: { readonly input: undefined; readonly answer: undefined };
  /** Throws where nobody catches, which ends the thread a little later. */
  readonly break: { readonly input: undefined; readonly answer: undefined };
}

serveCalls<EchoCalls>({
  echo: (text) => text,
  fail(how) {
    if (how === 'limit') throw new SearchLimitError('queryLength', 10, 20);
    throw new Error('plain failure');
  },
  wait: () => new Promise(() => undefined),
  crash: () => process.exit(1),
  break() {
    setImmediate(() => {
      throw new Error('broken');
    });
    return new Promise(() => undefined);
  },
});
