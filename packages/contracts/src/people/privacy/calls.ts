import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { agreeToPrivacy } from './agree-to-privacy.ts';
import { getPrivacyConsent } from './get-privacy-consent.ts';

export const PRIVACY_CALLS: readonly AnyEndpoint[] = [agreeToPrivacy, getPrivacyConsent];
