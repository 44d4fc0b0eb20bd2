/** Media types of the files of databases. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Largest file of a database: 20 MB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
