import type { PapersQuestion } from '../../../../ports/sources/papers/papers.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import { askPapers, type PapersSaid, type ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { PATIENCE_MS } from './patience.ts';

/**
 * Asks a provider and waits for a while. What comes later is kept, so a reader who asks again gets it; until then the provider is silent.
 */
export async function askWithin(
  deps: AskingDeps,
  context: AskingContext,
  provider: ScholarProvider,
  question: PapersQuestion,
): Promise<PapersSaid> {
  const asked = askPapers(deps, context, provider, question);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PapersSaid>((resolve) => {
    timer = setTimeout(() => {
      // Nobody waits for it any more: what fails now is only noted.
      asked.catch((error: unknown) => deps.log.error({ err: error }, 'a late source failed'));
      resolve({ state: 'silent' });
    }, PATIENCE_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
