/** How the text of a table (CSV) may be written. */
export const TABLE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export type TableEncoding = (typeof TABLE_ENCODINGS)[number];
