import * as z from 'zod';
import { documented } from '../../kernel/input-document.ts';
import { LANGUAGES } from '../../kernel/languages.ts';

/**
 * What readers set for themselves, with the values that each setting may have; the first holds for a reader who set nothing.
 * `searchHistory`: '1' their searches are kept, '0' not. The others say how a new search begins: results on a page, order, and whether
 * works in print, online or all are searched. `language`: of the interface and of messages; empty: the reader did not choose one.
 * `keepLoanHistory`: '1' past loans keep their reader for good, '0' for the days of the library's policy.
 * `guessFromUse`: '1' loans and favourites may be looked at to guess what the reader may like, '0' not.
 */
export const READER_SETTING_VALUES = {
  searchHistory: ['1', '0'],
  pageSize: ['10', '20', '50'],
  sortField: ['relevance', 'publishYear', 'loanCount'],
  defaultSource: ['all', 'print', 'electronic'],
  language: ['', ...LANGUAGES],
  keepLoanHistory: ['0', '1'],
  guessFromUse: ['0', '1'],
} as const;
export type ReaderSetting = keyof typeof READER_SETTING_VALUES;
export type ReaderSettingValue<Code extends ReaderSetting> = (typeof READER_SETTING_VALUES)[Code][number];

export const READER_SETTINGS = Object.keys(READER_SETTING_VALUES) as [ReaderSetting, ...ReaderSetting[]];

export const readerSettingSchema = documented(
  z
    .object({ code: z.enum(READER_SETTINGS), value: z.string() })
    .refine(({ code, value }) => isValueOf(code, value), { path: ['value'] }),
  (usual) => ({
    ...usual,
    anyOf: READER_SETTINGS.map((code) => ({
      properties: { code: { const: code }, value: { enum: READER_SETTING_VALUES[code] } },
    })),
  }),
);

/** Whether a setting may have this value. */
export function isValueOf<Code extends ReaderSetting>(
  code: Code,
  value: string,
): value is ReaderSettingValue<Code> {
  return (READER_SETTING_VALUES[code] as readonly string[]).includes(value);
}
