import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';

/** When the availability that the page shows was known. */
export function AsOf({ asOf }: { readonly asOf: string }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  return <p className="muted small num">{t('asOf', { time: format.time(asOf) })}</p>;
}
