import { ApiError } from '@lectern/contracts/kernel/client';
import { useTranslation } from 'react-i18next';
import { isModuleMissing } from './module-missing.ts';

/** The words for a failure: the server's own, already in the reader's language, else ours for silence and for the unforeseen. */
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
