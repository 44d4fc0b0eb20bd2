/**
 * Thrown if a message was not delivered. The message of the error is for the log: it contains no address, no text of the
 * message and no answer of a server, which may repeat them.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True if another attempt would fail too. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent }: { readonly isPermanent: boolean }) {
    super(message);
    this.isPermanent = isPermanent;
  }
}
