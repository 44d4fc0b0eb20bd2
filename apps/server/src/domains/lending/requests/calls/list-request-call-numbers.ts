import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listRequestCallNumbers } from '@lectern/contracts/lending/requests/list-request-call-numbers';
import { groupBy } from '../../../../platform/group-by.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { requestableItems } from '../requestable-items.ts';

export const listRequestCallNumbersCall = implement(listRequestCallNumbers)(
  async ({ input, context, deps }) => {
    const found = await requestableItems(deps, context, { bibId: input.recordId });
    if (isRefusal(found)) return found;
    const groups = groupBy(found.items, ({ callNumber }) => callNumber);
    const numbers = [...groups].map(([callNo, items]) => ({
      callNo,
      itemCount: items.length,
      types: [...new Set(items.flatMap(found.kindsOf))],
    }));
    return numbers.sort((one, other) => Number(other.types.length > 0) - Number(one.types.length > 0));
  },
);
