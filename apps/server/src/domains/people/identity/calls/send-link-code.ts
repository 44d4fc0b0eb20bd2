import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { findReachableByAccount } from '../../account/reachable.ts';
import { isSceneCaptchaRight } from '../../auth/captcha.ts';
import { sendCode } from '../../contacts/codes.ts';
import { readForeignAccount } from '../links/link-account.ts';
import { linkCodes } from '../links/link-codes.ts';
import { isSameName } from '../links/same-name.ts';

export const sendLinkCodeCall = implement(sendLinkCode)(async ({ input, context, deps }) => {
  const { tenant, language, network } = context;
  const { uid, name, primaryId, way } = input;
  const foreign = await readForeignAccount(deps, context, uid, 'passport');
  if (isRefusal(foreign)) return foreign;
  if (!(await isSceneCaptchaRight(deps, tenant.id, input))) return refuse(CAPTCHA_WRONG);
  const reader = await findReachableByAccount(deps.db, tenant.id, primaryId);
  const account = await findAccount(deps, tenant.id, reader?.id ?? '');
  const to = reader && isSameName(name, account?.name ?? '') ? reader[way] : '';
  const place = linkCodes(way, { uid, primaryId });
  const order = { ...place, kind: way, to, contact: '', template: 'confirmCode', language, network } as const;
  return sendCode(deps, tenant, order);
});
