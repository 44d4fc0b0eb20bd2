import type { JumpPartner } from '@lectern/contracts/people/handover/services';
import type { SERVICE_WAYS } from '@lectern/contracts/people/tenant/shell-settings';
import type { ShownSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { MenuChoice } from '@lectern/contracts/shelf/personal-menu/menu-choice';
import { isKeyHidden } from '@lectern/rules/personal-menu/hidden-keys';

/**
 * The reader's menu: keys of the specification (document 1, section 2), which names 23 of the 24 keys; 23 is the reading report. They stand
 * in groups, and first what most readers come for. 101 and 102 are in the dropdown only.
 */
const GROUPS = {
  /** Without a heading. */
  near: { overview: 0, borrowing: 5, requests: 4, behavior: 7, inbox: 13 },
  collect: {
    favorites: 2,
    subscriptions: 3,
    courses: 15,
    comments: 16,
    readingReport: 23,
    readingShare: 20,
    bookRecommendation: 21,
  },
  contribute: { recommendation: 6, donation: 11, questionnaire: 10, feedback: 12 },
  services: { experts: 17, delivery: 18, thesis: 19, custody: 22, alliance: 101, drivePurchase: 102 },
  account: { information: 1, points: 8, addresses: 9, leaveSchool: 14 },
} as const;
export type MenuGroupName = keyof typeof GROUPS;

const ENTRIES = {
  ...GROUPS.near,
  ...GROUPS.collect,
  ...GROUPS.contribute,
  ...GROUPS.services,
  ...GROUPS.account,
} as const;
export type PersonalEntryName = keyof typeof ENTRIES;

/** The entry of a key; undefined for a number that is none. */
export function entryOfKey(key: string): PersonalEntryName | undefined {
  return (Object.keys(ENTRIES) as PersonalEntryName[]).find((name) => String(ENTRIES[name]) === key);
}

export interface PersonalEntry {
  readonly key: number;
  /** Its words are `personalMenu.{name}`. */
  readonly name: PersonalEntryName;
  /** A page of ours, or the address of a service of the library. */
  readonly to?: string;
  readonly href?: string;
  readonly newWindow: boolean;
  /** Another system that the reader is handed over to, opened by `useJump`. */
  readonly jump?: JumpPartner;
}

type MenuSettings = Pick<
  ShownSettings,
  | 'libraryCan'
  | 'personalMenuShown'
  | 'personalMenuNotShown'
  | 'recoFlag'
  | 'libTypeCode'
  | 'purderRec'
  | 'freeRec'
  | 'customRec'
  | 'electronicRec'
  | 'recRecord'
  | 'sduUnionLoanFlag'
  | 'documentDeliveryWay'
  | 'documentDeliveryUrl'
  | 'thesisCheckWay'
  | 'thesisCheckUrl'
  | 'expertWay'
  | 'expertUrl'
  | 'custodyWay'
  | 'custodyUrl'
>;

export interface PersonalMenuFacts {
  readonly settings: MenuSettings;
  /** The reader belongs to an expert group. */
  readonly isExpert: boolean;
  /** The pages of the reader that exist: the sections of /personalCenter. */
  readonly hasSection: (section: string) => boolean;
  readonly hasPage: (path: string) => boolean;
  /** How the reader arranged the menu. */
  readonly own?: MenuChoice;
}

/** The entries that are shown to a reader, in the reader's own order: what the reader placed comes first. */
export function personalMenu(facts: PersonalMenuFacts): PersonalEntry[] {
  const { order = [], hidden = [] } = facts.own ?? {};
  return inOrder(
    offeredEntries(facts).filter(({ key }) => !hidden.includes(key)),
    order,
  );
}

/**
 * The entries that the library offers a reader, in the library's order. An entry whose page does not exist is left out, as nothing would
 * open; it appears when a feature declares the page.
 */
export function offeredEntries(facts: PersonalMenuFacts): PersonalEntry[] {
  const entries = (Object.entries(ENTRIES) as [PersonalEntryName, number][])
    .filter(([name, key]) => !isKeyHidden(key, facts.settings) && isAllowed(name, facts))
    .flatMap(([name, key]) => {
      const target = targetOf(name, facts);
      return target ? [{ key, name, newWindow: false, ...target }] : [];
    });
  return inOrder(entries, facts.settings.personalMenuShown);
}

/** Entries below one heading, `menuGroups.{name}`; `near` has none. */
export interface MenuGroup {
  readonly name: MenuGroupName;
  readonly entries: readonly PersonalEntry[];
}

/**
 * The entries that are shown to a reader, in groups. What the library placed stands in front, without a heading. Of a reader who arranged the
 * menu all do, because groups would put it in another order.
 */
export function groupedMenu(facts: PersonalMenuFacts): readonly MenuGroup[] {
  const entries = personalMenu(facts);
  const isArranged = (facts.own?.order.length ?? 0) > 0;
  const isPlaced = ({ key }: PersonalEntry) => isArranged || facts.settings.personalMenuShown.includes(key);
  return (Object.keys(GROUPS) as MenuGroupName[])
    .map((name) => {
      const isHere = (entry: PersonalEntry) => Object.hasOwn(GROUPS[name], entry.name) && !isPlaced(entry);
      const own = entries.filter(isHere);
      return { name, entries: name === 'near' ? [...entries.filter(isPlaced), ...own] : own };
    })
    .filter((group) => group.entries.length > 0);
}

/** The entries that `keys` names, in this order, and then the others. */
export function inOrder(entries: readonly PersonalEntry[], keys: readonly number[]): PersonalEntry[] {
  const place = ({ key }: PersonalEntry) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return entries.toSorted((one, other) => place(one) - place(other));
}

/** The hide rules besides that of the type (document 1, section 2, "Personal center left menu" and "User dropdown"). */
function isAllowed(name: PersonalEntryName, { settings, isExpert }: PersonalMenuFacts): boolean {
  switch (name) {
    case 'bookRecommendation':
      return settings.recoFlag === '1';
    case 'experts':
      return isExpert;
    case 'recommendation':
      return [
        settings.purderRec,
        settings.freeRec,
        settings.customRec,
        settings.electronicRec,
        settings.recRecord,
      ].includes('1');
    case 'requests':
      return settings.libraryCan.includes('requests');
    case 'alliance':
      return settings.sduUnionLoanFlag === '1';
    default:
      return true;
  }
}

type Target = Pick<PersonalEntry, 'to' | 'href' | 'jump'> & { readonly newWindow?: boolean };

function targetOf(
  name: PersonalEntryName,
  { settings, hasSection, hasPage }: PersonalMenuFacts,
): Target | undefined {
  switch (name) {
    case 'overview':
      return { to: '/personalCenter' };
    case 'bookRecommendation':
      return { jump: 'reco', newWindow: true };
    case 'alliance':
      return hasPage('/unionSearchList') ? { to: '/unionSearchList' } : undefined;
    case 'drivePurchase':
      return hasPage('/drivePurchas') ? { to: '/drivePurchas', newWindow: true } : undefined;
    case 'delivery':
      return ofService(name, settings.documentDeliveryWay, settings.documentDeliveryUrl, 'delivery');
    case 'thesis':
      return ofService(name, settings.thesisCheckWay, settings.thesisCheckUrl, 'thesis');
    case 'experts':
      return ofService(name, settings.expertWay, settings.expertUrl, 'expert');
    case 'custody':
      return ofService(name, settings.custodyWay, settings.custodyUrl, 'custody');
    default:
      return hasSection(name) ? { to: `/personalCenter/${name}` } : undefined;
  }
}

/** A service as the library chose: a form of ours, an address, or a partner that the reader is handed over to. */
function ofService(
  name: PersonalEntryName,
  way: (typeof SERVICE_WAYS)[number],
  href: string,
  jump: JumpPartner,
): Target | undefined {
  switch (way) {
    case 'form':
      return { to: `/personalCenter/${name}` };
    case 'handover':
      return { jump, newWindow: true };
    case 'link':
      return href ? { href, newWindow: true } : undefined;
    default:
      return undefined;
  }
}
