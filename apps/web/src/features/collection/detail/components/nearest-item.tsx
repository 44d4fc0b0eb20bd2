import { useTranslation } from 'react-i18next';
import { factLine } from '../../../../lib/fact-line.ts';
import type { Holdings } from '../holdings.ts';

/** The place to walk to, with its call number. */
export function NearestItem({ nearest }: { readonly nearest: NonNullable<Holdings['nearest']> }) {
  const { t } = useTranslation('detail');
  return (
    <p className="small">
      {t('availability.nearest')}
      <b>{factLine(nearest.libName, nearest.locationName)}</b>
      {nearest.callNo && (
        <>
          {t('availability.nearestCallNo')}
          <b className="num">{nearest.callNo}</b>
        </>
      )}
    </p>
  );
}
