import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { findSimilar } from '@lectern/contracts/search/find-similar';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { innerCall } from '../../../platform/http/inner-call.ts';
import type { SimilarWork } from './tools.ts';

const MOST = 10;

/** Works near to a work, best first, with what both are about. */
export async function similarWorks(
  deps: Deps,
  context: CallContext,
  recordId: string,
): Promise<readonly SimilarWork[] | Refusal> {
  const found = await innerCall(deps, context, findSimilar, { recordId, rows: MOST });
  if (isRefusal(found)) return found;
  return found.works.map((work) => ({ recordId: work.recordId, title: work.title, about: work.about }));
}
