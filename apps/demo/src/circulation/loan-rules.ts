import type { LoanRuleSeed, PatronGroupSeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';
import { demoItemTypes, type ItemTypeCode } from '../holdings/item-types.ts';

/** Who borrows for other libraries. */
const PARTNER_LIBRARIES: PatronGroupSeed = {
  code: 'partner',
  names: {
    'zh-CN': '联盟图书馆',
    'zh-TW': '聯盟圖書館',
    'en-US': 'Libraries of the alliance',
    'fr-FR': 'Bibliothèques de l’alliance',
  },
  maxLoans: 100,
};

const GROUPS: Readonly<Record<DemoTenant, readonly PatronGroupSeed[]>> = {
  demo: [
    {
      code: 'undergraduate',
      names: { 'zh-CN': '本科生', 'zh-TW': '本科生', 'en-US': 'Undergraduate', 'fr-FR': 'Licence' },
      maxLoans: 30,
    },
    {
      code: 'postgraduate',
      names: { 'zh-CN': '研究生', 'zh-TW': '研究生', 'en-US': 'Postgraduate', 'fr-FR': 'Master et doctorat' },
      maxLoans: 40,
    },
    {
      code: 'staff',
      names: { 'zh-CN': '教职工', 'zh-TW': '教職員', 'en-US': 'Staff', 'fr-FR': 'Personnel' },
      maxLoans: 60,
    },
    {
      code: 'townsperson',
      names: { 'zh-CN': '市民读者', 'zh-TW': '市民讀者', 'en-US': 'Townsperson', 'fr-FR': 'Habitant' },
      maxLoans: 5,
    },
    PARTNER_LIBRARIES,
  ],
  harbour: [
    {
      code: 'adult',
      names: { 'zh-CN': '成人读者', 'zh-TW': '成人讀者', 'en-US': 'Adult', 'fr-FR': 'Adulte' },
      maxLoans: 15,
    },
    {
      code: 'child',
      names: { 'zh-CN': '少儿读者', 'zh-TW': '少兒讀者', 'en-US': 'Child', 'fr-FR': 'Enfant' },
      maxLoans: 8,
    },
    {
      code: 'staff',
      names: { 'zh-CN': '馆员', 'zh-TW': '館員', 'en-US': 'Staff', 'fr-FR': 'Personnel' },
      maxLoans: null,
    },
    PARTNER_LIBRARIES,
  ],
};

/** Loan days, renewals and fine per day for books, by patron group. */
const BOOK_TERMS: Readonly<
  Record<string, { readonly days: number; readonly renewals: number; readonly fine: number }>
> = {
  undergraduate: { days: 30, renewals: 2, fine: 10 },
  postgraduate: { days: 60, renewals: 2, fine: 10 },
  staff: { days: 90, renewals: 3, fine: 10 },
  townsperson: { days: 30, renewals: 1, fine: 10 },
  adult: { days: 21, renewals: 3, fine: 15 },
  child: { days: 21, renewals: 3, fine: 0 },
  partner: { days: 35, renewals: 1, fine: 0 },
};

/** The patron groups of a demo tenant. */
export function demoPatronGroups(tenant: DemoTenant): readonly PatronGroupSeed[] {
  return GROUPS[tenant];
}

/** One rule for each patron group and item type. */
export function demoLoanRules(tenant: DemoTenant): readonly LoanRuleSeed[] {
  return demoPatronGroups(tenant).flatMap((group) =>
    demoItemTypes(tenant).map((itemType) => ({
      patronGroup: group.code,
      itemType: itemType.code,
      ...ruleOf(group.code, itemType.code),
    })),
  );
}

/** The rule for reference works and journals: they are not lent. */
const IN_HOUSE = {
  loanable: false,
  loanDays: 0,
  renewDays: 0,
  maxRenewals: 0,
  maxLoans: 0,
  finePerDay: 0,
  fineCap: 0,
};

function ruleOf(group: string, itemType: ItemTypeCode): Omit<LoanRuleSeed, 'patronGroup' | 'itemType'> {
  const terms = BOOK_TERMS[group];
  if (terms === undefined) throw new RangeError(`no terms for ${group}`);
  switch (itemType) {
    case 'book':
      return {
        loanable: true,
        loanDays: terms.days,
        renewDays: terms.days,
        maxRenewals: terms.renewals,
        maxLoans: null,
        finePerDay: terms.fine,
        fineCap: terms.fine * 100,
      };
    case 'media':
      return {
        loanable: true,
        loanDays: 7,
        renewDays: 7,
        maxRenewals: 1,
        maxLoans: 4,
        finePerDay: terms.fine * 2,
        fineCap: terms.fine * 100,
      };
    case 'reserve':
      return {
        loanable: !['townsperson', 'partner'].includes(group),
        loanDays: 3,
        loanHours: 4,
        renewDays: 0,
        maxRenewals: 0,
        maxLoans: 2,
        finePerDay: terms.fine * 10,
        finePerHour: terms.fine * 5,
        fineCap: terms.fine * 200,
      };
    case 'reference':
    case 'journal':
      return IN_HOUSE;
  }
}
