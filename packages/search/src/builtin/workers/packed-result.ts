import type { FacetField } from '../../search-document.ts';
import type { FacetResult, Hit, SearchResult } from '../../search-engine.ts';

/**
 * A result on its way between threads. Copying it costs by the number of objects, not by their size, so the about seventy of a result page
 * become two lists; the way then takes a quarter of the time.
 */
export interface PackedResult extends Omit<SearchResult, 'hits' | 'facets'> {
  /** Ids of the hits; of each facet its field and its values. */
  readonly texts: readonly string[];
  /** How many hits, their scores; of each facet how many values, how many more, and the counts. */
  readonly numbers: readonly number[];
  /** What hits by meaning have beside, by place; absent where no hit has. */
  readonly marks?: readonly (readonly [at: number, marks: Omit<Hit, 'id' | 'score'>])[];
}

export function packResult({ hits, facets, ...rest }: SearchResult): PackedResult {
  const texts: string[] = [];
  const numbers: number[] = [hits.length];
  const marks: [number, Omit<Hit, 'id' | 'score'>][] = [];
  hits.forEach(({ id, score, ...more }, at) => {
    texts.push(id);
    numbers.push(score);
    if (more.about !== undefined) marks.push([at, more]);
  });
  for (const { field, values, more } of facets) {
    texts.push(field);
    numbers.push(values.length, more);
    for (const { value, count } of values) {
      texts.push(value);
      numbers.push(count);
    }
  }
  return { ...rest, texts, numbers, ...(marks.length > 0 && { marks }) };
}

export function unpackResult({ texts, numbers, marks = [], ...rest }: PackedResult): SearchResult {
  let text = 0;
  let number = 0;
  const hits: Hit[] = [];
  for (let left = numbers[number++]!; left > 0; left--)
    hits.push({ id: texts[text++]!, score: numbers[number++]! });
  for (const [at, more] of marks) hits[at] = { ...hits[at]!, ...more };
  const facets: FacetResult[] = [];
  while (text < texts.length) {
    const field = texts[text++] as FacetField;
    const size = numbers[number++]!;
    const more = numbers[number++]!;
    const values: FacetResult['values'][number][] = [];
    for (let left = size; left > 0; left--) values.push({ value: texts[text++]!, count: numbers[number++]! });
    facets.push({ field, values, more });
  }
  return { ...rest, hits, facets };
}
