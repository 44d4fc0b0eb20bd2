import { insertAddress } from '../../domains/people/addresses/address-store.ts';
import { dateIn } from '../../platform/clock.ts';
import { newId } from '../../platform/db/ids.ts';
import {
  buildBlock,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildPatron,
  buildRequest,
  buildSession,
} from '../builders.ts';
import { buildBib, buildItem } from '../catalogue-builders.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronGone } from './ways.ts';

type PatronTraits = Parameters<typeof buildPatron>[1];
type ItemTraits = Parameters<typeof buildItem>[1];
type RequestTraits = NonNullable<Parameters<typeof buildRequest>[1]>;

/** A new reader calls. */
async function newReader(library: RefusingLibrary, traits: PatronTraits = {}) {
  const patron = await buildPatron(library.deps.db, traits);
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return patron;
}

/** A new reader asks for a copy on its shelf. */
export async function copyOnShelf(
  library: RefusingLibrary,
  traits: PatronTraits & object = {},
  item: ItemTraits = {},
) {
  const reader = await newReader(library, traits);
  return { reader, item: await buildItem(library.deps.db, item) };
}

/** A new reader asks for a copy that another reader has. */
export async function copyOnLoan(library: RefusingLibrary, holder: PatronTraits = {}) {
  const { reader, item } = await copyOnShelf(library);
  const { id: patron_id } = await buildPatron(library.deps.db, holder);
  await buildLoan(library.deps.db, { patron_id, item_id: item.id });
  return { reader, item };
}

/** The reader keeps an address abroad. */
export async function keepAddressAbroad(library: RefusingLibrary, patronId: string): Promise<string> {
  const id = newId();
  const facts = {
    addressType: 'home',
    country: 'FR',
    areaCode: '',
    details: '1 rue de la Paix, Paris',
    postcode: '75002',
    recipientName: 'Reader',
    phone: '+33612345678',
  } as const;
  const now = library.clock.now().toISOString();
  await library.deps.db
    .transaction()
    .execute((tx) => insertAddress(tx, { tenantId: '1001', patronId }, { id, facts, now }));
  return id;
}

/** How each call that starts a request is refused; `ask` makes its input. */
export function placingWays<Input extends object>(
  ask: (recordId: string) => Input,
  kind: NonNullable<RequestTraits['kind']>,
) {
  const withTraits = (traits: PatronTraits) => async (library: RefusingLibrary) =>
    ask((await copyOnShelf(library, traits)).item.bib_id);
  const withOpen =
    (count: number, given: (library: RefusingLibrary) => Partial<RequestTraits>) =>
    async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      for (let at = 0; at < count; at++)
        await buildRequest(library.deps.db, { patron_id: reader.id, ...given(library) });
      return ask(item.bib_id);
    };
  return {
    ILS_UNAVAILABLE: ilsAway(ask('nothing')),
    PATRON_NOT_FOUND: patronGone(ask('nothing')),
    BIB_NOT_FOUND: () => ask('nothing'),
    ITEM_NOT_FOUND: async (library: RefusingLibrary) => ({
      ...ask((await copyOnShelf(library)).item.bib_id),
      itemId: 'nothing',
    }),
    ACCOUNT_FROZEN: withTraits({ status: 'frozen' }),
    ACCOUNT_BLOCKED: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      await buildBlock(library.deps.db, { patron_id: reader.id });
      return ask(item.bib_id);
    },
    ACCOUNT_EXPIRED: withTraits({ expires_on: '2020-01-01' }),
    CARD_LOST: withTraits({ status: 'card_lost' }),
    ACCOUNT_GUARANTEED: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      const { id: guarantor_id } = await buildPatron(library.deps.db);
      await buildGuarantee(library.deps.db, { guarantor_id, guaranteed_id: reader.id });
      return ask(item.bib_id);
    },
    ACCOUNT_GUARANTEES: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      const { id: guaranteed_id } = await buildPatron(library.deps.db);
      await buildGuarantee(library.deps.db, { guarantor_id: reader.id, guaranteed_id });
      return ask(item.bib_id);
    },
    FINES_OVER_LIMIT: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      await buildFineEntry(library.deps.db, { patron_id: reader.id, amount: 5001 });
      return ask(item.bib_id);
    },
    REQUEST_KIND_OFF: (library: RefusingLibrary) => {
      library.patrons.mayRequest = false;
      return ask('nothing');
    },
    REQUEST_NO_COPY: async (library: RefusingLibrary) => {
      await newReader(library);
      return ask((await buildBib(library.deps.db)).id);
    },
    REQUEST_OWN_LOAN: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      await buildLoan(library.deps.db, { patron_id: reader.id, item_id: item.id });
      return ask(item.bib_id);
    },
    REQUEST_ALREADY_OPEN: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library);
      await buildRequest(library.deps.db, { patron_id: reader.id, bib_id: item.bib_id });
      return ask(item.bib_id);
    },
    REQUEST_DAY_QUOTA: withOpen(10, ({ clock }) => ({
      kind,
      step: 'cancelled',
      placed_on: dateIn('Asia/Shanghai', clock.now()),
      ended_at: clock.now().toISOString(),
    })),
    REQUEST_READER_QUOTA: withOpen(20, () => ({})),
    REQUEST_BIB_QUOTA: async (library: RefusingLibrary) => {
      const { reader, item } = await copyOnShelf(library, {}, { volume: '4' });
      for (const volume of ['1', '2', '3'])
        await buildRequest(library.deps.db, { patron_id: reader.id, bib_id: item.bib_id, volume });
      return { ...ask(item.bib_id), volume: '4' };
    },
    REQUEST_CONTACT_WRONG: () => ({ ...ask('nothing'), contactInfo: 'nobody' }),
  };
}
