import { getNeedsAction, MATTER_KINDS } from '@lectern/contracts/shelf/home/get-needs-action';
import { implement } from '../../../../platform/http/implement.ts';

export const getNeedsActionCall = implement(getNeedsAction)(
  async ({ context: { tenant, patron, language }, deps }) => {
    const sources = await deps.needsAction();
    const told = await Promise.all(sources.map((source) => source.tell(deps, tenant, patron.id, language)));
    const matters = told.flatMap((some) => [...(some ?? [])]);
    return {
      matters: matters.toSorted(
        (one, other) => MATTER_KINDS.indexOf(one.kind) - MATTER_KINDS.indexOf(other.kind),
      ),
      isComplete: !told.includes(undefined),
    };
  },
);
