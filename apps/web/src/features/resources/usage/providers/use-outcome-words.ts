import type { UsageOutcome } from '@lectern/contracts/resources/usage/usage-provider';
import { useTranslation } from 'react-i18next';
import { useExceptionWords } from '../use-exception-words.ts';

/** How an ask ended, in words. */
export function useOutcomeWords(): (said: {
  readonly outcome: UsageOutcome;
  readonly code: number;
  readonly message: string;
}) => string {
  const { t } = useTranslation('usage');
  const exceptionWords = useExceptionWords();
  return ({ outcome, code, message }) => {
    switch (outcome) {
      case 'EXCEPTION':
        return exceptionWords(code, message);
      case 'DONE':
      case 'NONE':
      case 'TIMEOUT':
      case 'UNREACHABLE':
      case 'ADDRESS':
      case 'DENIED':
      case 'NOT_FOUND':
      case 'MOVED':
      case 'BUSY':
        return t(`outcome.${outcome}`);
      case 'HTTP':
        return t('outcome.HTTP', { status: code });
      default:
        return message ? `${t(`fault.${outcome}`)} (${message})` : t(`fault.${outcome}`);
    }
  };
}
