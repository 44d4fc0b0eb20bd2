import { getHomeCards } from '@lectern/contracts/shelf/home/get-home-cards';
import { implement } from '../../../../platform/http/implement.ts';
import { arrangedCardsOf } from '../home-layout-store.ts';

export const getHomeCardsCall = implement(getHomeCards)(async ({ context: { tenant }, deps }) =>
  arrangedCardsOf(deps.db, tenant.id),
);
