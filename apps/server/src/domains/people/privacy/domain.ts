import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { agreeToPrivacyCall } from './calls/agree-to-privacy.ts';
import { getPrivacyConsentCall } from './calls/get-privacy-consent.ts';

/** Which version of the library's privacy statement each reader agreed to. */
export const privacy: Domain = {
  calls: [agreeToPrivacyCall, getPrivacyConsentCall],
  forgets: [forgetRows('privacy_consent')],
  personal: [
    ownRows('privacy-consents', 'privacy_consent', {
      reader: 'patron_id',
      columns: ['version', 'language', 'agreed_at'],
    }),
  ],
};
