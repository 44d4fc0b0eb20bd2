import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { ALLIANCE_CODE_SECONDS } from '@lectern/rules/alliance/codes';
import { implement } from '../../../../platform/http/implement.ts';
import { makeCode } from '../codes/codes.ts';
import { memberAccount, refuseWhereOff } from '../codes/membership.ts';

export const getAllianceCodeCall = implement(getAllianceCode)(async ({ context, deps }) => {
  const { tenant, patron, language } = context;
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const account = await memberAccount(deps, tenant, patron.id, language);
  if (isRefusal(account)) return account;
  return { code: await makeCode(deps, tenant.id, patron.id), secondsLeft: ALLIANCE_CODE_SECONDS };
});
