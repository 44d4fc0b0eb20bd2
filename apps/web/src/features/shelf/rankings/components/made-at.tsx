import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';

/** Says how old a ranking is. */
export function MadeAt({ at }: { readonly at: string }) {
  const { t } = useTranslation('rankings');
  const format = useFormat();
  if (at === '') return null;
  return <p className="muted small">{t('madeAt', { time: format.dateTime(at) })}</p>;
}
