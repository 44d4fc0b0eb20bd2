import { REMOTE_FIELDS, type RemoteField } from '@lectern/contracts/people/tenant/source-settings';
import * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';

/** A search in one library that is paged in for some minutes. */
export interface ResultSet {
  readonly siteCode: string;
  readonly words: string;
  readonly field: RemoteField;
}

/** A server of Z39.50 keeps a set that nobody asks for about as long. */
export const RESULT_SET_SECONDS = 600;

const NAME = 'other-libraries/set';
const setSchema = z.tuple([z.string(), z.string(), z.enum(REMOTE_FIELDS), z.int()]);

/**
 * The code of a result set: what it is and until when, with the seal of this library. Every server of the installation can read it, and
 * nothing is stored for a call that anybody may make. @throws SecretError if there is no key to seal with
 */
export function writeSetCode(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  tenantId: string,
  { siteCode, words, field }: ResultSet,
): string {
  const endsAt = Math.floor(clock.now().getTime() / 1000) + RESULT_SET_SECONDS;
  const content = Buffer.from(JSON.stringify([siteCode, words, field, endsAt])).toString('base64url');
  return `${content}.${Buffer.from(secrets.digest(tenantId, NAME, content)).toString('base64url')}`;
}

/** Undefined for a code that is over, or that is not of this library. */
export function readSetCode(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  tenantId: string,
  code: string,
): ResultSet | undefined {
  const [content = '', seal = ''] = code.split('.');
  const digest = Buffer.from(seal, 'base64url').toString('utf8');
  if (!secrets.isDigestOf(tenantId, NAME, content, digest)) return undefined;
  const [siteCode, words, field, endsAt] = setSchema.parse(
    JSON.parse(Buffer.from(content, 'base64url').toString('utf8')),
  );
  return endsAt * 1000 > clock.now().getTime() ? { siteCode, words, field } : undefined;
}
