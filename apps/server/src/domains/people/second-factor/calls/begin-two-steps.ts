import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { beginTwoSteps } from '@lectern/contracts/people/second-factor/begin-two-steps';
import { TWO_STEPS_CHANGED, TWO_STEPS_OFF } from '@lectern/contracts/people/second-factor/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { confirmChange } from '../../contacts/confirm-change.ts';
import { offersTwoSteps } from '../offers-two-steps.ts';
import { findTotpFactor } from '../second-factor-store.ts';
import { keepNewSecret, newTotpSecret, totpAddress } from '../totp.ts';

export const beginTwoStepsCall = implement(beginTwoSteps)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  if (!offersTwoSteps(deps, tenant)) return refuse(TWO_STEPS_OFF);
  if (await findTotpFactor(deps.db, tenant.id, patron.id)) return refuse(TWO_STEPS_CHANGED);
  const reader = await confirmChange(deps, context, input.password, 'recent');
  if (isRefusal(reader)) return reader;
  const secret = newTotpSecret();
  await keepNewSecret(deps, tenant.id, patron.id, secret);
  const { names, public: shown } = tenant.settings;
  const issuer = nameIn(names, language, shown.defaultLanguage);
  const address = totpAddress(secret, { issuer, label: reader.primaryId });
  return { secret, address, img: await qrPicture(address) };
});
