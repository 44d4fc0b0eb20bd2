import { listItems } from '@lectern/contracts/holdings/list-items';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FIRST_ITEMS } from '../item-rows.ts';

/** The first item on shelf: its place and call number. */
export function NearestItem({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const items = useCall(listItems, { recordId, rows: FIRST_ITEMS }, { keepPrevious: true });
  const item = items.data?.items.find(({ status }) => status === 'available');
  if (!item) return null;
  return (
    <p className="small">
      {t('availability.nearest')}
      <b>{factLine(item.libName, item.locationName)}</b>
      {item.callNo && (
        <>
          {t('availability.nearestCallNo')}
          <b className="num">{item.callNo}</b>
        </>
      )}
    </p>
  );
}
