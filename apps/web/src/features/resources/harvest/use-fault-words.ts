import type { HarvestFault } from '@lectern/contracts/resources/harvest/harvest-kinds';
import { useTranslation } from 'react-i18next';

/** Why a repository could not be asked or read, with what it said itself; empty without a fault. */
export function useFaultWords(): (said: {
  readonly fault: HarvestFault | '';
  readonly message: string;
}) => string {
  const { t } = useTranslation('harvest');
  return ({ fault, message }) => {
    if (fault === '') return '';
    return message === '' ? t(`fault.${fault}`) : `${t(`fault.${fault}`)} (${message})`;
  };
}
