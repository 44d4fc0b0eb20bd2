import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { meaningOfWords } from './question-meaning.ts';

/** Concepts of the words whose neighbours are looked at, and neighbours of each. */
const CONCEPTS = 4;
const NEIGHBOURS = 6;

/** Headings that words are about and those near to them, strongest first; none where the library has no model that knows the words. */
export async function nearHeadings(
  deps: Pick<Deps, 'search' | 'meaning'>,
  { id, settings }: Tenant,
  words: string,
  most: number,
): Promise<string[]> {
  const meaning = settings.search.meaning ? await meaningOfWords(deps, id, words) : undefined;
  if (!meaning) return [];
  const { model, concepts } = meaning;
  const own = concepts.slice(0, CONCEPTS);
  const near = own.flatMap(({ concept, weight }) =>
    model.nearConcepts(concept, NEIGHBOURS).map((one) => ({ ...one, weight: (one.weight * weight) / 255 })),
  );
  const headings = [...own, ...near.toSorted((one, other) => other.weight - one.weight)].flatMap(
    ({ concept }) => {
      const name = model.nameOf(concept);
      return name?.kind === 'heading' ? [name.label] : [];
    },
  );
  return [...new Set(headings)].slice(0, most);
}
