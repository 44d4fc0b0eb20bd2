import { getHomeCards } from '@lectern/contracts/shelf/home/get-home-cards';
import { getNeedsAction } from '@lectern/contracts/shelf/home/get-needs-action';
import { putHomeCards } from '@lectern/contracts/shelf/home/put-home-cards';
import { type Provoked, provoked } from './provoked.ts';

/** Calls of the home page are refused for what every call is refused for. */
export const HOME_PROVOKED: readonly Provoked[] = [
  provoked(getNeedsAction, {}),
  provoked(getHomeCards, {}),
  provoked(putHomeCards, {
    HOME_CARDS_CHANGED: () => ({ cards: [], version: 'another' }),
  }),
];
