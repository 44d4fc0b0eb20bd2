import { ApiError } from '@lectern/contracts/kernel/client';
import { useTranslation } from 'react-i18next';
import { isModuleMissing } from './module-missing.ts';

/**
 * The text for an error: the server's message, which is in the reader's language; else our own text, for no answer and for unexpected
 * errors.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('components');
  return (error) => {
    if (error instanceof ApiError && error.message) return error.message;
    if (error instanceof ApiError && error.code === 'TIMEOUT') return t('error.timeout');
    if (isModuleMissing(error) || (error instanceof ApiError && error.code === 'NETWORK'))
      return t('error.network');
    return t('error.unforeseen');
  };
}
