import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';

/** What kind of title it is, where it is no plain book: rules often leave such kinds out. */
export function KindPill({ kind }: Pick<VendorItemView, 'kind'>) {
  const { t } = useTranslation('purchase');
  if (kind === 'book') return null;
  return <Pill tone="warn">{t(`kind.${kind}`)}</Pill>;
}
