/** Something that the server needs for this request cannot be reached now. A call that throws it answers UNAVAILABLE. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}
