import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { implement } from '../../../../platform/http/implement.ts';
import { findMenuChoice } from '../menu-choice-store.ts';

export const getMenuChoiceCall = implement(getMenuChoice)(
  async ({ context: { tenant, patron }, deps }) =>
    (await findMenuChoice(deps.db, tenant.id, patron.id)) ?? { order: [], hidden: [] },
);
