import { listCopiesElsewhere } from '@lectern/contracts/discovery/other-libraries/list-copies-elsewhere';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { copiesOfHit } from '../copies-of-hit.ts';
import { findHit } from '../find-hit.ts';

export const listCopiesElsewhereCall = implement(listCopiesElsewhere)(async ({ input, context, deps }) => {
  const found = await findHit(deps, context, input.hitId);
  if (isRefusal(found)) return found;
  const { library, hit, ageSeconds } = found;
  return {
    siteCode: library.code,
    name: library.name,
    title: hit.bib.title,
    ageSeconds,
    ...(await copiesOfHit(deps, found, context.language)),
  };
});
