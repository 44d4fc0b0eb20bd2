import type { Language } from '@lectern/contracts/kernel/languages';
import type { Schema } from '../db/schema.ts';

/** Private addresses at which programs of readers read a feed without signing in; one for each reader. */
export interface FeedTable {
  tenant_id: string;
  patron_id: string;
  /** The hash of the secret part of the address, which is not stored. */
  token_hash: string;
  /** In which the reader asked for it. */
  language: Language;
  created_at: string;
}

/** The tables of feeds that the domains have. */
export type FeedTableName = {
  [Name in keyof Schema]: Schema[Name] extends FeedTable ? Name : never;
}[keyof Schema];
