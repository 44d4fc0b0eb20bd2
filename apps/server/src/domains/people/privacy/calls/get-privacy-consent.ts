import { getPrivacyConsent } from '@lectern/contracts/people/privacy/get-privacy-consent';
import { implement } from '../../../../platform/http/implement.ts';
import { consentState } from '../consents.ts';

export const getPrivacyConsentCall = implement(getPrivacyConsent)(
  async ({ context: { tenant, patron }, deps }) => {
    const { version, given, needed } = await consentState(deps.db, tenant, patron.id);
    return { version, agreedVersion: given?.version ?? null, agreedAt: given?.agreedAt ?? null, needed };
  },
);
