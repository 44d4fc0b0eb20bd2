import { addCardElsewhere } from '@lectern/contracts/lending/cards-elsewhere/add-card-elsewhere';
import { endCardLink } from '@lectern/contracts/lending/cards-elsewhere/end-card-link';
import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { makeCardCode } from '@lectern/contracts/lending/cards-elsewhere/make-card-code';
import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { checkGuess } from '../../domains/people/auth/check-guess.ts';
import { anonymousCaller } from '../../platform/http/read-caller.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { testSettings } from '../test-settings.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const PASSWORD = 'Lectern2026';
const CARD = { account: 'nobody', password: encryptWirePassword(PASSWORD) };

/** Libraries besides `alpha`: one that takes part, one that takes part and takes no passwords, one that does not take part. */
const LIBRARIES = { delta: '1004', sealed: '1005', apart: '1006' } as const;

async function haveLibraries({ deps, clock }: RefusingLibrary): Promise<void> {
  for (const [mappingPath, id] of Object.entries(LIBRARIES)) {
    const settings = testSettings(mappingPath);
    const policy = { ...settings.policy, cardsElsewhere: mappingPath !== 'apart' };
    const normalLogin = mappingPath === 'sealed' ? '0' : '1';
    const shown = { ...settings.public, normalLogin } as const;
    const now = clock.now().toISOString();
    await putTenant(deps.db, { id, mappingPath, settings: { ...settings, policy, public: shown }, now });
  }
  await deps.tenants.refresh();
}

/** Asks in the library that takes no part. */
const whereOff =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await haveLibraries(library);
    const patron = await buildPatron(library.deps.db, { tenant_id: LIBRARIES.apart });
    library.caller = { tenant: 'apart', token: await buildSession(library.deps.db, patron) };
    return input;
  };

/** Adds a card with these traits of the library that takes part. */
const adding =
  (given: Parameters<typeof buildPatron>[1] = {}, password = PASSWORD, guesses = 0) =>
  async (library: RefusingLibrary) => {
    await haveLibraries(library);
    const { deps } = library;
    const password_hash = await hashPassword(PASSWORD);
    const card = await buildPatron(deps.db, { tenant_id: LIBRARIES.delta, password_hash, ...given });
    const account = card.primary_id;
    const guess = { kind: 'patron-sign-in', account, network: anonymousCaller('127.0.0.1') } as const;
    const delta = await deps.tenants.byId(LIBRARIES.delta);
    for (let count = 0; delta && count < guesses; count++)
      await checkGuess(deps, delta, guess, async () => undefined);
    return { library: 'delta', account, password: encryptWirePassword(password) };
  };

/** Adds a card of a library of this kind. */
const at =
  <Input extends object>(mappingPath: string, proof: Input) =>
  async (library: RefusingLibrary) => {
    await haveLibraries(library);
    return { library: mappingPath, ...proof };
  };

/** How calls about cards at other libraries are refused. */
export const CARDS_ELSEWHERE_PROVOKED: readonly Provoked[] = [
  provoked(listCardsElsewhere, { CARDS_ELSEWHERE_OFF: whereOff({}) }),
  provoked(showEverywhere, { CARDS_ELSEWHERE_OFF: whereOff({}) }),
  provoked(makeCardCode, { CARDS_ELSEWHERE_OFF: whereOff({}) }),
  provoked(endCardLink, { CARD_LINK_UNKNOWN: () => ({ linkId: 'nothing' }) }),
  provoked(addCardElsewhere, {
    CARDS_ELSEWHERE_OFF: whereOff({ library: 'delta', ...CARD }),
    CARD_LIBRARY_UNKNOWN: at('apart', CARD),
    LOGIN_METHOD_OFF: at('sealed', CARD),
    CREDENTIALS_WRONG: adding({}, 'wrong'),
    LOGIN_LOCKED: adding({}, PASSWORD, 5),
    CARD_CODE_NEEDED: adding({ must_change_password: 1 }),
    CARD_CODE_WRONG: at('delta', { code: 'no-code' }),
    CARD_STOPPED: adding({ status: 'frozen' }),
    async ILS_UNAVAILABLE(library) {
      const input = await adding()(library);
      library.ils.goAway();
      return input;
    },
  }),
];
