import { getPrivacyConsent } from '@lectern/contracts/privacy/get-privacy-consent';
import { implement } from '../../../platform/http/implement.ts';
import { consentsOf } from '../consents.ts';

export const getPrivacyConsentCall = implement(getPrivacyConsent)(
  async ({ context: { tenant, patron }, deps }) => {
    const version = tenant.settings.public.privacyVersion;
    const consents = await consentsOf(deps.db, tenant, patron.id);
    // A library that goes back to an earlier version does not ask again.
    const shown = consents.find((one) => one.version === version) ?? consents[0];
    return {
      version,
      agreedVersion: shown?.version ?? null,
      agreedAt: shown?.agreedAt ?? null,
      needed: shown?.version !== version,
    };
  },
);
