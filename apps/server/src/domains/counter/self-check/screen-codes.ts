import { createHash } from 'node:crypto';
import { SCREEN_CODE_SECONDS, writeScreenCode } from '@lectern/rules/self-check/codes';
import type { Deps } from '../../../platform/deps.ts';
import { isSameText } from '../../../platform/same-text.ts';

/** What a digest of such a code is for. */
const NAME = 'self-check/screen';

type CodeDeps = Pick<Deps, 'clock' | 'secrets'>;

/** The code of a library in this minute: an HMAC of both with the key of the installation, as six digits. All nodes make the same one. */
export function screenCode(
  { clock, secrets }: CodeDeps,
  tenantId: string,
  libraryCode: string,
): { readonly code: string; readonly secondsLeft: number } {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const minute = Math.floor(seconds / SCREEN_CODE_SECONDS);
  return {
    code: codeOf(secrets, tenantId, libraryCode, minute),
    secondsLeft: SCREEN_CODE_SECONDS - (seconds % SCREEN_CODE_SECONDS),
  };
}

/** The library whose screen shows this code, or showed it a minute ago; undefined if none does. */
export function libraryOfScreenCode(
  { clock, secrets }: CodeDeps,
  tenantId: string,
  libraryCodes: readonly string[],
  code: string,
): string | undefined {
  const minute = Math.floor(clock.now().getTime() / 1000 / SCREEN_CODE_SECONDS);
  return [minute, minute - 1]
    .flatMap((shown) => libraryCodes.map((library) => ({ library, shown })))
    .find(({ library, shown }) => isSameText(codeOf(secrets, tenantId, library, shown), code))?.library;
}

function codeOf(secrets: Deps['secrets'], tenantId: string, libraryCode: string, minute: number): string {
  const digest = secrets.digest(tenantId, NAME, JSON.stringify([libraryCode, minute]));
  return writeScreenCode(createHash('sha256').update(digest).digest().readUInt32BE());
}
