import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../platform/deps.ts';
import { type EngineRefusal, withEngine } from '../../../ports/search-engine/ask-engine.ts';

export interface Correction {
  readonly words: string;
  readonly numFound: number;
}

/** The words that are probably meant, if they find more than `numFound`; undefined where nothing better is known. */
export async function correctSpelling(
  deps: Deps,
  tenantId: string,
  text: string,
  numFound: number,
  countOf: (words: string) => Promise<number | EngineRefusal>,
): Promise<Correction | EngineRefusal | undefined> {
  const words = await withEngine(deps, (engine) => engine.spell(tenantId, text));
  if (isRefusal(words)) return words;
  if (words === undefined || words === text) return undefined;
  const found = await countOf(words);
  if (isRefusal(found)) return found;
  return found > numFound ? { words, numFound: found } : undefined;
}
