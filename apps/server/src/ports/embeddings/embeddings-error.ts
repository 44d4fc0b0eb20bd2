/**
 * `away`: nobody answers, or not so that it can be read. `settings`: key, model or address are wrong. `text`: the provider does not take
 * one of the texts. `budget`: the tokens of the day are used up.
 */
export type EmbeddingsFault = 'away' | 'settings' | 'text' | 'budget';

/** Thrown if texts get no vectors. The message is for the log: it has no words of readers and none of the provider. */
export class EmbeddingsError extends Error {
  override readonly name = 'EmbeddingsError';
  readonly fault: EmbeddingsFault;

  constructor(fault: EmbeddingsFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
