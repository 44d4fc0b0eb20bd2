import { checkCardLoss } from '@lectern/contracts/lending/patron/check-card-loss';
import { renewMembership } from '@lectern/contracts/lending/patron/renew-membership';
import { setCardLoss } from '@lectern/contracts/lending/patron/set-card-loss';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { longSignedIn, ofConfirmation, PASSWORD } from './second-factor-refusals.ts';
import { ilsAway } from './ways.ts';

const CARD = { number: 'no-card', gsFlag: '1' as const };
const CONFIRMED = { ...CARD, password: encryptWirePassword(PASSWORD) };

/** As a reader whom the library system does not know any more. */
const forgotten =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    const { id } = await longSignedIn(library);
    await library.deps.db.deleteFrom('patron').where('id', '=', id).execute();
    return input;
  };

/** How calls about the reader's cards are refused. */
export const CARDS_PROVOKED: readonly Provoked[] = [
  provoked(checkCardLoss, { ILS_UNAVAILABLE: ilsAway({}), PATRON_NOT_FOUND: forgotten({}) }),
  provoked(renewMembership, {
    ILS_UNAVAILABLE: ilsAway({}),
    PATRON_NOT_FOUND: forgotten({}),
    MEMBERSHIP_NOT_RENEWABLE: () => ({}),
  }),
  provoked(setCardLoss, {
    ...ofConfirmation(longSignedIn, CARD),
    PATRON_NOT_FOUND: forgotten(CONFIRMED),
    async CARD_UNKNOWN(library) {
      await longSignedIn(library);
      return CONFIRMED;
    },
    async CARD_NOT_LOST(library) {
      await longSignedIn(library);
      return { ...CONFIRMED, gsFlag: '0' as const };
    },
    CARDS_ELSEWHERE(library) {
      library.patrons.areElsewhere = true;
      return CARD;
    },
  }),
];
