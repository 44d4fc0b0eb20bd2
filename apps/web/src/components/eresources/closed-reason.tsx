import type { ClosedReason as Reason } from '@lectern/contracts/resources/databases/entrance';
import { useTranslation } from 'react-i18next';

/** Why an entrance is closed, and what a reader can do. */
export function ClosedReason({ reason }: { readonly reason: Reason | '' }) {
  const { t } = useTranslation('eresources');
  const key = reason || 'none';
  return <p>{t('closed.both', { why: t(`closed.why.${key}`), what: t(`closed.what.${key}`) })}</p>;
}
