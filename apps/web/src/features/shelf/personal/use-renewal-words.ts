import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { RenewalLine } from './renewal-outcome.ts';

/** Gives the words of a line about a renewal, with its tone. */
export function useRenewalWords() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  return (line: RenewalLine | undefined) => line && { tone: line.tone, words: wordsOf(line) };

  function wordsOf(line: RenewalLine): string {
    if (line.tone === 'bad') return line.words;
    if (line.key === 'gain') return t('loans.gain', { count: line.days });
    if (line.key === 'renewFrom') return t('loans.renewFrom', { date: format.date(line.date, 'short') });
    if (line.key === 'renewedUntilTime') {
      return t('loans.renewedUntilTime', {
        date: format.date(line.date, 'short'),
        time: format.clock(line.time),
      });
    }
    const from = 'from' in line ? format.date(line.from, 'short') : '';
    return t(`loans.${line.key}`, { date: format.date(line.date), from });
  }
}
