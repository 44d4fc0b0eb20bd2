/** Thrown if secrets cannot be sealed or opened. The message is for those who run the server and holds no secret. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}
