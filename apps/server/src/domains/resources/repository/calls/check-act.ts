import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { checkAct } from '@lectern/contracts/resources/repository/check-act';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenFile, findSeenObject } from '../find-seen.ts';
import { rightsOf } from '../rights/asking.ts';
import { refuseAct } from '../rights/refuse-act.ts';
import { beginSeeing } from '../seeing.ts';

export const checkActCall = implement(checkAct)(async ({ input: { id, fileId, act }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const { asking } = seeing;
  const seen =
    fileId === undefined
      ? await findSeenObject(deps.db, seeing, id)
      : await findSeenFile(deps.db, seeing, id, fileId);
  if (isRefusal(seen)) return seen;
  const rights = 'rights' in seen ? seen.rights : rightsOf(asking, seen);
  return refuseAct(act, rights, asking.asker) ?? { act, may: true };
});
