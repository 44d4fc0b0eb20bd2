/** A server-sent event. */
export interface SentEvent {
  readonly event?: string;
  readonly data: string;
}

export function halves(text: string): readonly [string, string] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
