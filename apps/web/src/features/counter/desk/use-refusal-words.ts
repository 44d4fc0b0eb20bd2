import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** The server words these for the reader, and staff read about somebody else. */
const OWN_WORDS = [
  'ACCOUNT_FROZEN',
  'ACCOUNT_EXPIRED',
  'CARD_LOST',
  'ACCOUNT_GUARANTEED',
  'ACCOUNT_GUARANTEES',
  'FINES_OVER_LIMIT',
] as const;

/** Why something was refused, or a reader may not borrow, in words for staff: of an error, or of a code with its message. */
export function useRefusalWords(): (refusal: unknown) => string {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  return (refusal) => {
    const { code, message } = (refusal ?? {}) as { readonly code?: unknown; readonly message?: unknown };
    const own = OWN_WORDS.find((one) => one === code);
    if (own) return t(`blocks.${own}`);
    return refusal instanceof Error || typeof message !== 'string' ? errorText(refusal) : message;
  };
}
