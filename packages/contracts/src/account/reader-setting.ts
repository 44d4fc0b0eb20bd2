import * as z from 'zod';

/** What readers set for themselves. `searchHistory`: '1' their searches are kept, '0' not. */
export const READER_SETTINGS = ['searchHistory'] as const;
export type ReaderSetting = (typeof READER_SETTINGS)[number];

/** What holds for a reader who set nothing. */
export const READER_SETTING_DEFAULTS: Readonly<Record<ReaderSetting, '0' | '1'>> = { searchHistory: '1' };

export const readerSettingSchema = z.object({
  code: z.enum(READER_SETTINGS),
  value: z.enum(['0', '1']),
});
