/** Column codecs: what both databases store as 0/1 and as JSON text (architecture: portable rules). */
export type Bit = 0 | 1;

export function toBit(value: boolean): Bit {
  return value ? 1 : 0;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Reads a JSON column that our own code wrote; its shape is the writer's. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
