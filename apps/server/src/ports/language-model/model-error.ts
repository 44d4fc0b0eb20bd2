/**
 * `away`: nobody answers, or not so that it can be read. `settings`: key, model or address are wrong. `refused`: the provider does not let
 * it be asked.
 */
export type ModelFault = 'away' | 'settings' | 'refused';

/** Thrown if a model gives no complete reply. The message is for the log: it has no words of readers and none of the provider. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly fault: ModelFault;

  constructor(fault: ModelFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
