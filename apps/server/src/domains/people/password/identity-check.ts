import { readCertificateNumber } from '@lectern/rules/certificate-number';
import type { Deps } from '../../../platform/deps.ts';
import { findReaderById } from '../account/primary-ids.ts';
import { profileOf } from '../account/profile/profile-of.ts';
import { isSameName } from '../identity/links/same-name.ts';

type CheckDeps = Pick<Deps, 'db'>;

/** What somebody says of the reader whose phone is replaced. */
export interface GivenIdentity {
  readonly name?: string | undefined;
  readonly certificateNo?: string | undefined;
}

/** Whether an account has the number of an identity document to ask for. */
export async function asksIdentity(deps: CheckDeps, tenantId: string, patronId: string): Promise<boolean> {
  return patronId !== '' && (await profileOf(deps, tenantId, patronId)).certificateNo !== '';
}

/** True for the name and the number of the account, and for an account without a number. */
export async function isIdentityRight(
  deps: CheckDeps,
  tenantId: string,
  patronId: string,
  { name = '', certificateNo = '' }: GivenIdentity,
): Promise<boolean> {
  const known = (await profileOf(deps, tenantId, patronId)).certificateNo;
  if (known === '') return true;
  const reader = await findReaderById(deps, tenantId, patronId);
  return (
    reader !== undefined && isSameName(name, reader.name) && readCertificateNumber(certificateNo) === known
  );
}
