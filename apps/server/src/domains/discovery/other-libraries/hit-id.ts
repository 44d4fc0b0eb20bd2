import { createHash } from 'node:crypto';
import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import type { Bib } from '@lectern/marc/bib';
import * as z from 'zod';
import type { RemoteQuery } from '../../../ports/remote-catalogue/remote-catalogue-port.ts';

/** Where a hit stands: the page of its library that has it, its place there, and a mark of the record by which it is known again. */
export interface HitPlace {
  readonly siteCode: string;
  readonly query: RemoteQuery;
  readonly at: number;
  readonly mark: string;
}

const placeSchema = z.tuple([
  z.string().max(64),
  z.string().min(1).max(300),
  z.enum(REMOTE_FIELDS),
  z.int().min(0).max(100_000),
  z.int().min(1).max(50),
  z.int().min(0).max(50),
  z.string().max(16),
]);

/**
 * The id of a hit. It holds nothing that is not public and is believed in nothing: whoever makes one up asks what anybody may ask, and a
 * library that is not set up is not asked.
 */
export function writeHitId({ siteCode, query, at, mark }: HitPlace): string {
  const { words, field, offset, limit } = query;
  return Buffer.from(JSON.stringify([siteCode, words, field, offset, limit, at, mark])).toString('base64url');
}

/** Undefined for a text that is no such id. */
export function readHitId(id: string): HitPlace | undefined {
  try {
    const read = placeSchema.safeParse(JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    if (!read.success) return undefined;
    const [siteCode, words, field, offset, limit, at, mark] = read.data;
    return { siteCode, query: { words, field, offset, limit }, at, mark };
  } catch {
    return undefined;
  }
}

/** The mark of a record: its number where it has one, and its title. */
export function markOf({ controlNumber = '', title, year }: Bib): string {
  return createHash('sha256')
    .update(JSON.stringify([controlNumber, title, year]))
    .digest('base64url')
    .slice(0, 12);
}
