import type { SharedVectors } from '../vectors/vector-memory.ts';

/** The calls of a thread that looks for vectors. */
export interface VectorCalls {
  /** From now on these vectors have this name; undefined forgets them. */
  readonly publish: {
    readonly input: {
      readonly name: string;
      readonly vectors: SharedVectors | undefined;
      /** Which of the threads that scan them this is. */
      readonly thread: number;
    };
    readonly answer: undefined;
  };
  /** The nearest rows, nearest first, and the cosines of their angles. */
  readonly nearest: {
    readonly input: { readonly name: string; readonly question: Float32Array; readonly most: number };
    readonly answer: { readonly rows: Uint32Array; readonly scores: Float32Array };
  };
}
