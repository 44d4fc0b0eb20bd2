import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** What entrances ask of a reader. */
export interface ReaderRights {
  readonly group: string;
  readonly libraryCode: string;
  /** The card is neither expired nor blocked. Debts do not count: they keep nobody from reading. */
  readonly isValid: boolean;
}

/** Undefined: nobody is signed in. `away`: the library system does not say. */
export type ReaderState = ReaderRights | 'away' | undefined;

const CLOSING = ['ACCOUNT_EXPIRED', 'ACCOUNT_BLOCKED'] as const;

/** What the library system says of a reader. */
export async function readerRights(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<ReaderRights | 'away'> {
  const account = await ils.of(tenant).patronAccount(patronId);
  if (isRefusalFor(account, ILS_UNAVAILABLE)) return 'away';
  if (isRefusal(account)) return { group: '', libraryCode: '', isValid: false };
  const isValid = !account.blocks.some(({ code }) => CLOSING.some((closing) => closing === code));
  return { group: account.patronGroup, libraryCode: account.libraryCode, isValid };
}
