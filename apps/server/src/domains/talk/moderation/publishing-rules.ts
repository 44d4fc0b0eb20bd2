import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  ACCOUNT_GUARANTEED,
  ACCOUNT_GUARANTEES,
} from '@lectern/contracts/library-system/patron-block-errors';
import { PUBLISHING_NOT_FOR_CHILDREN, WORDS_NOT_ALLOWED } from '@lectern/contracts/talk/moderation/errors';
import { fold } from '@lectern/search/analysis/fold';
import { sortKey } from '@lectern/search/analysis/sort-key';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Refuses readers of the groups that the library set for children. Asks the library system only where there are such groups. */
export async function refuseChildren(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<Refusal<'PUBLISHING_NOT_FOR_CHILDREN' | 'PATRON_NOT_FOUND' | 'ILS_UNAVAILABLE'> | undefined> {
  const { childGroups } = tenant.settings.policy.publishing;
  if (childGroups.length === 0) return undefined;
  const account = await ils.of(tenant).patronAccount(patronId);
  if (isRefusal(account)) return account;
  return childGroups.includes(account.patronGroup) ? refuse(PUBLISHING_NOT_FOR_CHILDREN) : undefined;
}

/**
 * Refuses accounts that cannot be used because of a guarantee: the guaranteed one and the one that guarantees (specification 1, section 6).
 * A library system that is away refuses nobody by this.
 */
export async function refuseGuarantees(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<Refusal<'ACCOUNT_GUARANTEED' | 'ACCOUNT_GUARANTEES'> | undefined> {
  const found = await unlessAway(ils.of(tenant).guarantees?.of(patronId));
  if (found?.guaranteed) return refuse(ACCOUNT_GUARANTEED);
  return found && found.guarantees.length > 0 ? refuse(ACCOUNT_GUARANTEES) : undefined;
}

/**
 * Refuses texts with a word that the library forbids. Han, case, accents and width are folded; signs between Han do not hide a word. Words
 * of other scripts must stand alone, because they often are part of harmless ones.
 */
export function refuseWords(tenant: Tenant, ...texts: string[]): Refusal<'WORDS_NOT_ALLOWED'> | undefined {
  const dense = texts.map((text) => fold(text).replace(SIGNS, ''));
  const spaced = texts.map((text) => ` ${sortKey(text)} `);
  const word = tenant.settings.policy.publishing.forbiddenWords.find((one) =>
    WITHOUT_SPACES.test(one)
      ? dense.some((text) => text.includes(fold(one).replace(SIGNS, '')))
      : spaced.some((text) => text.includes(` ${sortKey(one)} `)),
  );
  return word === undefined ? undefined : refuse(WORDS_NOT_ALLOWED, { word });
}
