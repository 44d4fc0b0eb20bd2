import type { Domain } from '../../platform/domain.ts';
import { agreeToPrivacyCall } from './calls/agree-to-privacy.ts';
import { getPrivacyConsentCall } from './calls/get-privacy-consent.ts';

/** Which version of the library's privacy statement each reader agreed to. */
export const privacy: Domain = { calls: [agreeToPrivacyCall, getPrivacyConsentCall] };
