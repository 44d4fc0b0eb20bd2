import { refuse } from '@lectern/contracts/kernel/refusal';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { PRIVACY_VERSION_OLD } from '@lectern/contracts/people/privacy/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { agreeToPresent } from '../consents.ts';

export const agreeToPrivacyCall = implement(agreeToPrivacy)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const { privacyVersion: version } = tenant.settings.public;
  if (input.version !== version) return refuse(PRIVACY_VERSION_OLD, { version });
  const now = deps.clock.now().toISOString();
  const { agreedAt } = await agreeToPresent(deps.db, tenant, patron.id, { language, now });
  return { version, agreedAt };
});
