import { cancelElectronicWish, cancelWish } from '@lectern/contracts/buying/recommendations/cancel-wish';
import {
  checkAllowed,
  checkElectronicAllowed,
} from '@lectern/contracts/buying/recommendations/check-allowed';
import { checkElectronicMost, checkMost } from '@lectern/contracts/buying/recommendations/check-most';
import { checkElectronicRepeat, checkRepeat } from '@lectern/contracts/buying/recommendations/check-repeat';
import { decideSuggestions } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import { getReceiptChoices } from '@lectern/contracts/buying/recommendations/get-receipt-choices';
import {
  getElectronicWishCaptcha,
  getWishCaptcha,
} from '@lectern/contracts/buying/recommendations/get-wish-captcha';
import { getWishRules } from '@lectern/contracts/buying/recommendations/get-wish-rules';
import { listMajors } from '@lectern/contracts/buying/recommendations/list-majors';
import { listElectronicReasons, listReasons } from '@lectern/contracts/buying/recommendations/list-reasons';
import { listShownWishes } from '@lectern/contracts/buying/recommendations/list-shown-wishes';
import { listSuggestions } from '@lectern/contracts/buying/recommendations/list-suggestions';
import { listElectronicWishes, listWishes } from '@lectern/contracts/buying/recommendations/list-wishes';
import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';
import { orderSuggestions } from '@lectern/contracts/buying/recommendations/order-suggestions';
import { receiveSuggestion } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import { saveElectronicWish, saveWish } from '@lectern/contracts/buying/recommendations/save-wish';
import {
  searchCandidates,
  searchElectronicCandidates,
} from '@lectern/contracts/buying/recommendations/search-candidates';
import type { PublicSettings, TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildBib, buildItem } from '../catalogue-builders.ts';
import { putSettings } from '../test-settings.ts';
import { buildWish, buildWishReader } from '../wish-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };
const ISBN = '9787020002207';
const BOOK = { title: 'Tides', isbn: ISBN, language: 'eng', reason: 'course', note: 'For a course' };
const DATABASE = {
  resourceName: 'Tides Online',
  subject: 'Coasts',
  documentTypes: ['journal'],
  webAddress: 'https://tides.example.org/',
  reason: 'course',
  note: 'For a course',
};

type Facts = Parameters<typeof buildPatron>[1];

/** Lets the library take wishes of all kinds from a new reader, who calls. */
async function taking(
  library: RefusingLibrary,
  {
    wishes = {},
    flags = {},
    patron: facts = {},
  }: {
    readonly wishes?: Partial<TenantSettings['wishes']>;
    readonly flags?: Partial<PublicSettings>;
    readonly patron?: Facts;
  } = {},
): Promise<{ readonly patronId: string }> {
  const { tenants, db } = library.deps;
  const { settings } = (await tenants.byId(TENANT))!;
  await putSettings(library, {
    ...settings,
    wishes: {
      ...settings.wishes,
      contact: '',
      verifyCode: false,
      perDay: 50,
      mostOpen: 50,
      reasons: [{ code: 'course', names: { 'en-US': 'For a course' } }],
      form: [],
      ...wishes,
    },
    public: {
      ...settings.public,
      purderRec: '1',
      freeRec: '1',
      customRec: '1',
      electronicRec: '1',
      ...flags,
    },
  });
  await tenants.refresh();
  const patron = await buildPatron(db, facts);
  library.caller = { token: await buildSession(db, patron) };
  return { patronId: patron.id };
}

const OFF = { purderRec: '0', freeRec: '0', customRec: '0', electronicRec: '0' } as const;

/** A wish that the reader who calls has, in a state. */
async function mine(library: RefusingLibrary, given: Parameters<typeof buildWish>[1]) {
  const { patronId } = await taking(library);
  const id = await buildWish(library.deps.db, given);
  await buildWishReader(library.deps.db, { wish_id: id, patron_id: patronId });
  return { id, patronId };
}

async function away(library: RefusingLibrary) {
  await taking(library);
  library.ils.goAway();
  return {};
}

/** What both calls that save a wish refuse alike; `wish` is what is well formed for the call. */
function whileSaving<Wish extends object>(wish: Wish) {
  return {
    ILS_UNAVAILABLE: async (library: RefusingLibrary) => ({ ...(await away(library)), ...wish }),
    CAPTCHA_REQUIRED: async (library: RefusingLibrary) => {
      await taking(library, { wishes: { verifyCode: true } });
      return wish;
    },
    CAPTCHA_WRONG: async (library: RefusingLibrary) => {
      await taking(library, { wishes: { verifyCode: true } });
      return { ...wish, codeKey: 'nothing', verifyCode: 'abcd' };
    },
    WISH_ACCOUNT_FROZEN: async (library: RefusingLibrary) => {
      await taking(library, { patron: { status: 'frozen' } });
      return wish;
    },
    WISH_CONTACT_UNVERIFIED: async (library: RefusingLibrary) => {
      await taking(library, { wishes: { contact: '2' }, patron: { phone_verified: 0 } });
      return wish;
    },
    WISH_NOT_OFFERED: async (library: RefusingLibrary) => {
      await taking(library, { flags: OFF });
      return wish;
    },
    WISH_DAY_USED_UP: async (library: RefusingLibrary) => {
      const { patronId } = await taking(library, { wishes: { perDay: 1 } });
      const id = await buildWish(library.deps.db);
      const joined_at = library.clock.now().toISOString();
      await buildWishReader(library.deps.db, { wish_id: id, patron_id: patronId, joined_at });
      return wish;
    },
    WISH_TOO_MANY_OPEN: async (library: RefusingLibrary) => {
      const { patronId } = await taking(library, { wishes: { mostOpen: 1 } });
      const id = await buildWish(library.deps.db);
      await buildWishReader(library.deps.db, { wish_id: id, patron_id: patronId });
      return wish;
    },
    WISH_REASON_MISSING: async (library: RefusingLibrary) => {
      await taking(library);
      return { ...wish, reason: '' };
    },
    WISH_NOTE_MISSING: async (library: RefusingLibrary) => {
      await taking(library);
      return { ...wish, note: '' };
    },
    WISH_CODE_UNKNOWN: async (library: RefusingLibrary) => {
      await taking(library);
      return { ...wish, reason: 'whim' };
    },
    WISH_ALREADY_MINE: async (library: RefusingLibrary) => ({
      ...wish,
      wishId: (await mine(library, {})).id,
    }),
    WISH_NOT_FOUND: async (library: RefusingLibrary) => {
      await taking(library);
      return { ...wish, wishId: 'nothing' };
    },
    WISH_DECIDED: async (library: RefusingLibrary) => {
      await taking(library);
      return { ...wish, wishId: await buildWish(library.deps.db, { state: 'refused' }) };
    },
  };
}

/** A wish without something that it needs. */
function lacking<Wish extends object>(wish: Wish) {
  return async (library: RefusingLibrary) => {
    await taking(library);
    return wish;
  };
}

const allowed = {
  ILS_UNAVAILABLE: away,
  WISH_ACCOUNT_FROZEN: async (library: RefusingLibrary) => {
    await taking(library, { patron: { status: 'frozen' } });
    return {};
  },
  WISH_CONTACT_UNVERIFIED: async (library: RefusingLibrary) => {
    await taking(library, { wishes: { contact: '2' }, patron: { phone_verified: 0 } });
    return {};
  },
  WISH_NOT_OFFERED: async (library: RefusingLibrary) => {
    await taking(library, { flags: OFF });
    return {};
  },
};

const most = {
  WISH_DAY_USED_UP: async (library: RefusingLibrary) => {
    await whileSaving({}).WISH_DAY_USED_UP(library);
    return {};
  },
  WISH_TOO_MANY_OPEN: async (library: RefusingLibrary) => {
    await whileSaving({}).WISH_TOO_MANY_OPEN(library);
    return {};
  },
};

const cancelling = (kind: 'free' | 'electronic') => ({
  WISH_NOT_FOUND: async (library: RefusingLibrary) => {
    await taking(library);
    return NONE;
  },
  WISH_DECIDED: async (library: RefusingLibrary) => ({
    id: (await mine(library, { kind, state: 'order' })).id,
  }),
});

const COPY = { itemType: 'book' };

async function receivable({ deps: { db } }: RefusingLibrary): Promise<{ readonly id: string }> {
  await db
    .insertInto('item_type')
    .values({ tenant_id: TENANT, code: 'book', names: '{}' })
    .onConflict((same) => same.doNothing())
    .execute();
  return { id: await buildWish(db, { state: 'ordered' }) };
}

const OWN_FIELD = {
  code: 'copies',
  names: { 'en-US': 'Copies' },
  hint: {},
  kind: 'number' as const,
  isRequired: true,
  choices: [],
};

/** How calls about recommendations are refused. */
export const RECOMMENDATIONS_PROVOKED: readonly Provoked[] = [
  provoked(saveWish, {
    ...whileSaving(BOOK),
    WISH_ALREADY_HELD: async (library) => {
      await taking(library);
      const { id } = await buildBib(library.deps.db);
      const isbn = '9787544253994';
      await library.deps.db
        .insertInto('bib_number')
        .values({ tenant_id: TENANT, number: `isbn:${isbn}`, bib_id: id })
        .execute();
      return { ...BOOK, isbn };
    },
    WISH_TITLE_MISSING: lacking({ ...BOOK, title: '' }),
    WISH_ISBN_MISSING: lacking({ ...BOOK, isbn: '' }),
    WISH_ISBN_INVALID: lacking({ ...BOOK, isbn: '9787020002208' }),
    WISH_ISSN_INVALID: lacking({ ...BOOK, resourceType: 'journal' as const }),
    WISH_LANGUAGE_MISSING: lacking({ ...BOOK, language: '' }),
    WISH_PRICE_MISSING: lacking({ ...BOOK, resourceType: 'journal' as const, isbn: '0378-5955' }),
    WISH_PRICE_INVALID: lacking({ ...BOOK, price: 'dear' }),
    WISH_FREQUENCY_MISSING: lacking({
      ...BOOK,
      resourceType: 'journal' as const,
      isbn: '0378-5955',
      price: '10',
    }),
    WISH_ANSWER_MISSING: async (library) => {
      await taking(library, { wishes: { form: [OWN_FIELD] } });
      return { kind: 'custom' as const, title: 'Dunes' };
    },
    WISH_ANSWER_INVALID: async (library) => {
      await taking(library, { wishes: { form: [OWN_FIELD] } });
      return { kind: 'custom' as const, title: 'Dunes', answers: [{ code: 'copies', value: 'many' }] };
    },
  }),
  provoked(saveElectronicWish, {
    ...whileSaving(DATABASE),
    WISH_NAME_MISSING: lacking({ ...DATABASE, resourceName: '' }),
    WISH_SUBJECT_MISSING: lacking({ ...DATABASE, subject: '' }),
    WISH_DOCUMENT_TYPE_MISSING: lacking({ ...DATABASE, documentTypes: [] }),
    WISH_ADDRESS_MISSING: lacking({ ...DATABASE, webAddress: '' }),
    WISH_ADDRESS_INVALID: lacking({ ...DATABASE, webAddress: 'ftp://tides.example.org' }),
  }),
  provoked(cancelWish, cancelling('free')),
  provoked(cancelElectronicWish, cancelling('electronic')),
  provoked(checkAllowed, allowed),
  provoked(checkElectronicAllowed, allowed),
  provoked(checkMost, most),
  provoked(checkElectronicMost, most),
  provoked(checkRepeat, {}),
  provoked(checkElectronicRepeat, {}),
  provoked(searchCandidates, { WISH_TITLE_MISSING: () => ({}) }),
  provoked(searchElectronicCandidates, { WISH_TITLE_MISSING: () => ({}) }),
  provoked(getWishCaptcha, {}),
  provoked(getElectronicWishCaptcha, {}),
  provoked(getWishRules, { ILS_UNAVAILABLE: away }),
  provoked(listMajors, {}),
  provoked(listReasons, {}),
  provoked(listElectronicReasons, {}),
  provoked(listShownWishes, {}),
  provoked(listWishes, {}),
  provoked(listElectronicWishes, {}),
  provoked(listSuggestions, {}),
  provoked(getReceiptChoices, {}),
  provoked(listWishingReaders, { WISH_NOT_FOUND: () => NONE }),
  provoked(decideSuggestions, {
    WISH_NOT_FOUND: () => ({ ids: ['nothing'], decision: 'order' as const }),
    WISH_TRIAL_NEEDS_RESOURCE: async ({ deps }) => ({
      ids: [await buildWish(deps.db)],
      decision: 'trial' as const,
      until: '2999-12-31',
    }),
  }),
  provoked(orderSuggestions, { WISH_NOT_FOUND: () => ({ ids: ['nothing'] }) }),
  provoked(receiveSuggestion, {
    WISH_NOT_FOUND: async (library) => {
      await receivable(library);
      return { ...NONE, copy: COPY };
    },
    WISH_MOVE_NOT_ALLOWED: async (library) => {
      await receivable(library);
      return { id: await buildWish(library.deps.db, { state: 'refused' }), copy: COPY };
    },
    WISH_COPY_NEEDED: receivable,
    BIB_NOT_FOUND: async (library) => ({ ...(await receivable(library)), recordId: 'nothing' }),
    BARCODE_TAKEN: async (library) => {
      const { barcode } = await buildItem(library.deps.db, { barcode: `T${newId()}` });
      return { ...(await receivable(library)), copy: { ...COPY, barcode } };
    },
    ITEM_TYPE_UNKNOWN: async (library) => ({ ...(await receivable(library)), copy: { itemType: 'nothing' } }),
    LOCATION_UNKNOWN: async (library) => ({
      ...(await receivable(library)),
      copy: { ...COPY, locationCode: 'nothing' },
    }),
  }),
];
