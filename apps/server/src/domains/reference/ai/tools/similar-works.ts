import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { fold } from '@lectern/search/analysis/fold';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { innerCall } from '../../../../platform/http/inner-call.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { meaningTextOf } from '../../../discovery/search-index/meaning/meaning-text.ts';
import type { SimilarWork } from './tools.ts';

const MOST = 10;

/**
 * Works near to a work, best first, with what both are about. Of that, only headings are told that the record has, as it has them: words
 * can lead to a heading too, and then nobody has said that the work is about it.
 */
export async function similarWorks(
  deps: Deps,
  context: CallContext,
  recordId: string,
): Promise<readonly SimilarWork[] | Refusal> {
  const found = await innerCall(deps, context, findSimilar, { recordId, rows: MOST });
  if (isRefusal(found)) return found;
  const ids = found.works.map((work) => work.recordId);
  const bibs = await findBibs(deps.db, context.tenant.id, ids);
  return found.works.map(({ recordId: id, title, about }) => {
    const bib = bibs.get(id)?.bib;
    const headings = new Map(bib && meaningTextOf(bib).headings.map((heading) => [fold(heading), heading]));
    return { recordId: id, title, about: about.flatMap((label) => headings.get(fold(label)) ?? []) };
  });
}
