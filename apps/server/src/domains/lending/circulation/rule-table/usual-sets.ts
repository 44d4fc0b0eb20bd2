import type { Names } from '@lectern/contracts/kernel/languages';
import type { UsualSet } from '@lectern/contracts/lending/rules/put-usual-set';
import type { GroupRecord, ItemTypeRecord, RuleRecord } from '../rules/rule-records.ts';

/** What a library begins with. */
export interface RuleSet {
  readonly groups: readonly GroupRecord[];
  readonly itemTypes: readonly ItemTypeRecord[];
  readonly rules: readonly RuleRecord[];
  /** The type of copies whose records name none. */
  readonly ordinaryType: string;
}

/** A group with what it gets: loans in all, days and renewals of a book, and what a day overdue costs in minor units. */
interface GroupTerms {
  readonly code: string;
  readonly names: Names;
  readonly maxLoans: number;
  readonly bookDays: number;
  readonly renewals: number;
  readonly finePerDay: number;
}

const names = (zhCN: string, zhTW: string, en: string, fr: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': en,
  'fr-FR': fr,
});

const BOOK = 'book';
const REFERENCE = 'reference';
/** Journals and media go out for as many days at most. */
const SHORT_DAYS = { journal: 14, media: 7 } as const;

const ITEM_TYPES: readonly ItemTypeRecord[] = [
  { code: BOOK, names: names('图书', '圖書', 'Book', 'Livre') },
  { code: 'journal', names: names('期刊', '期刊', 'Journal', 'Périodique') },
  { code: 'media', names: names('音像资料', '視聽資料', 'Audio and video', 'Audiovisuel') },
  { code: REFERENCE, names: names('工具书', '工具書', 'Reference work', 'Usuel') },
];

const GROUPS: Readonly<Record<UsualSet, readonly GroupTerms[]>> = {
  public: [
    {
      code: 'adult',
      names: names('成人读者', '成人讀者', 'Adult', 'Adulte'),
      ...{ maxLoans: 20, bookDays: 28, renewals: 2, finePerDay: 10 },
    },
    {
      code: 'child',
      names: names('少儿读者', '兒童讀者', 'Child', 'Enfant'),
      ...{ maxLoans: 15, bookDays: 28, renewals: 2, finePerDay: 0 },
    },
  ],
  university: [
    {
      code: 'undergraduate',
      names: names('本科生', '大學生', 'Undergraduate', 'Étudiant de licence'),
      ...{ maxLoans: 20, bookDays: 30, renewals: 1, finePerDay: 10 },
    },
    {
      code: 'graduate',
      names: names('研究生', '研究生', 'Graduate student', 'Étudiant de master et doctorat'),
      ...{ maxLoans: 30, bookDays: 60, renewals: 2, finePerDay: 10 },
    },
    {
      code: 'teacher',
      names: names('教职工', '教職員', 'Staff', 'Personnel'),
      ...{ maxLoans: 40, bookDays: 90, renewals: 2, finePerDay: 10 },
    },
  ],
  school: [
    {
      code: 'pupil',
      names: names('学生', '學生', 'Pupil', 'Élève'),
      ...{ maxLoans: 5, bookDays: 14, renewals: 1, finePerDay: 0 },
    },
    {
      code: 'teacher',
      names: names('教师', '教師', 'Teacher', 'Enseignant'),
      ...{ maxLoans: 20, bookDays: 60, renewals: 2, finePerDay: 0 },
    },
  ],
};

/** The most that one overdue loan costs, in days of the fine. */
const FINE_DAYS = 100;

/** The usual groups, types and rules of a kind of library. A library changes them as it likes. */
export function usualSet(kind: UsualSet): RuleSet {
  const groups = GROUPS[kind];
  return {
    groups: groups.map(({ code, names: inLanguages, maxLoans }) => ({
      code,
      names: inLanguages,
      maxLoans,
      fineCap: null,
    })),
    itemTypes: ITEM_TYPES,
    rules: groups.flatMap((group) => ITEM_TYPES.map(({ code }) => ruleOf(group, code))),
    ordinaryType: BOOK,
  };
}

function ruleOf({ code, bookDays, renewals, finePerDay }: GroupTerms, itemType: string): RuleRecord {
  const loanable = itemType !== REFERENCE;
  const days = itemType === 'journal' || itemType === 'media' ? SHORT_DAYS[itemType] : bookDays;
  return {
    patronGroup: code,
    itemType,
    loanable,
    loanDays: loanable ? days : 0,
    loanHours: null,
    renewDays: loanable ? days : 0,
    maxRenewals: loanable ? renewals : 0,
    maxLoans: null,
    finePerDay: loanable ? finePerDay : 0,
    finePerHour: null,
    fineCap: loanable ? finePerDay * FINE_DAYS : 0,
    grace: 0,
    closedDaysCost: false,
    lostPrice: null,
    lostHandling: null,
  };
}
