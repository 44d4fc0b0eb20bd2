import type { ActAnswer } from '@lectern/contracts/resources/repository/object';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

/** Says why something cannot be done, in a few words; empty where it can. */
export function useWhyNot(): (answer: ActAnswer) => string {
  const { t } = useTranslation('repository');
  const format = useFormat();
  return ({ may, reason, from }) => {
    if (may || reason === '') return '';
    return reason === 'notYet' ? t('why.notYet', { day: format.date(from) }) : t(`why.${reason}`);
  };
}
