import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { matter, type NeedsAction } from '../../../platform/needs-action.ts';

/** Works that are kept for the reader, with the first day on which one is given up. */
export const readyMatters: NeedsAction = {
  async tell(deps, tenant, patronId) {
    const ready = (await deps.ils.of(tenant).holds?.ready(patronId)) ?? [];
    if (isRefusal(ready)) return undefined;
    const [first] = ready;
    if (!first) return [];
    const title = ready.length === 1 ? first.title : '';
    return [matter({ kind: 'pickup', count: ready.length, day: first.readyUntil, title })];
  },
};
