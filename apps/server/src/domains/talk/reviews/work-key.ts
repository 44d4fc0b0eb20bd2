import type { RecordSource } from '../../collection/catalogue/records/record-sources.ts';

/** The identity of a work in the table of reviews. */
export function workKey({ source, controlNumber }: RecordSource): string {
  return JSON.stringify([source, controlNumber]);
}

/** The identity that a key was made of. */
export function sourceOfKey(key: string): RecordSource {
  const [source = '', controlNumber = ''] = JSON.parse(key) as string[];
  return { source, controlNumber };
}
