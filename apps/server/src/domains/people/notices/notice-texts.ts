import type { Language } from '@lectern/contracts/kernel/languages';

/** The texts of one kind of notice in one language: of a mail by paragraphs, and of a text message. */
export interface NoticeWords {
  readonly subject: string;
  readonly text: readonly string[];
  readonly shortText: string;
}

export type NoticeTexts = Readonly<Record<Language, NoticeWords>>;
