/**
 * Thrown if a message was not delivered. The message of the error is for the log: it contains no address, no text of the
 * message and no answer of a server, which may repeat them.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True if another attempt would fail too. */
  readonly isPermanent: boolean;
  /** True if nothing was sent, because the server did not answer before and is left alone for a while: no attempt was made. */
  readonly isResting: boolean;
  /** True if the server failed, whatever the message was. */
  readonly isOfServer: boolean;

  constructor(
    message: string,
    {
      isPermanent,
      isResting = false,
      isOfServer = false,
    }: { readonly isPermanent: boolean; readonly isResting?: boolean; readonly isOfServer?: boolean },
  ) {
    super(message);
    this.isOfServer = isOfServer;
    this.isPermanent = isPermanent;
    this.isResting = isResting;
  }
}
