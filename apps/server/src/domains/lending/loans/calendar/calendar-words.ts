import type { Language } from '@lectern/contracts/kernel/languages';

interface CalendarWords {
  /** The name of the calendar. */
  readonly name: (library: string) => string;
  readonly due: (title: string) => string;
  readonly collect: (title: string) => string;
}

/** Texts of the calendar of a reader's loans. */
export const CALENDAR_WORDS: Readonly<Record<Language, CalendarWords>> = {
  'zh-CN': {
    name: (library) => `借阅 · ${library}`,
    due: (title) => `还书：《${title}》`,
    collect: (title) => `最后取书日：《${title}》`,
  },
  'zh-TW': {
    name: (library) => `借閱 · ${library}`,
    due: (title) => `還書：《${title}》`,
    collect: (title) => `最後取書日：《${title}》`,
  },
  'en-US': {
    name: (library) => `Loans · ${library}`,
    due: (title) => `Due: ${title}`,
    collect: (title) => `Last day to collect: ${title}`,
  },
  'fr-FR': {
    name: (library) => `Prêts · ${library}`,
    due: (title) => `À rendre : ${title}`,
    collect: (title) => `Dernier jour de retrait : ${title}`,
  },
};
