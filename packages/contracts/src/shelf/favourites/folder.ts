import * as z from 'zod';

/** Longest name of a folder. */
export const MAX_FOLDER_NAME = 60;

export const folderSchema = z.object({
  folderId: z.string(),
  name: z.string(),
  count: z.int(),
  /** The folder that takes what is added without naming one. It cannot be deleted. */
  isDefault: z.boolean(),
  /** A link to it was given out and not withdrawn. */
  shared: z.boolean(),
});
export type FavouriteFolder = z.infer<typeof folderSchema>;
