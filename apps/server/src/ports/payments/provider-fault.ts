/**
 * Thrown inside an adapter if the provider's answer cannot be used, or if the channel is not set up. The message is for the log: it
 * contains nothing of the answer, which may name the payer.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
}
