import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

const TONES: Partial<Record<PurchaseState, 'ok' | 'warn' | 'bad' | 'accent'>> = {
  asking: 'warn',
  shipped: 'accent',
  delivered: 'ok',
  received: 'ok',
  refused: 'bad',
  lost: 'bad',
  damaged: 'bad',
};

/** Where an order is, in a few words. */
export function StatePill({ state }: { readonly state: PurchaseState }) {
  const { t } = useTranslation('purchase');
  const tone = TONES[state];
  return <Pill {...(tone && { tone })}>{t(`state.${state}`)}</Pill>;
}
