import { saveMenuChoice } from '@lectern/contracts/shelf/personal-menu/save-menu-choice';
import { implement } from '../../../../platform/http/implement.ts';
import { dropMenuChoice, putMenuChoice } from '../menu-choice-store.ts';

export const saveMenuChoiceCall = implement(saveMenuChoice)(
  async ({ input, context: { tenant, patron }, deps }) => {
    if (input.order.length === 0 && input.hidden.length === 0)
      await dropMenuChoice(deps.db, tenant.id, patron.id);
    else await putMenuChoice(deps.db, tenant.id, patron.id, input, deps.clock.now().toISOString());
    return input;
  },
);
