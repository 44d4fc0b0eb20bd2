import type { ItemStatus, ItemView } from '@lectern/contracts/holdings/item-view';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../components/pill.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './item-table.module.css';

const TONES: Readonly<Record<ItemStatus, 'ok' | 'warn' | 'bad' | undefined>> = {
  available: 'ok',
  on_loan: 'warn',
  on_hold_shelf: 'warn',
  in_transit: 'warn',
  in_process: 'warn',
  reference: undefined,
  missing: 'bad',
  withdrawn: 'bad',
  unknown: undefined,
};

/** The items of a bib as a table. On phones each row is shown as a card. */
export function ItemTable({
  items,
  shelfOf,
}: {
  readonly items: readonly ItemView[];
  readonly shelfOf: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('detail');
  const withVolumes = items.some(({ yearVol }) => yearVol);
  return (
    <table className={styles.items}>
      <caption className="hidden-visually">{t('items.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('items.place')}</th>
          <th scope="col">{t('items.callNumber')}</th>
          {withVolumes && <th scope="col">{t('items.volume')}</th>}
          <th scope="col">{t('items.barcode')}</th>
          <th scope="col">{t('items.status')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemId}>
            <td>
              {factLine(item.libName, item.locationName)}
              {shelfOf.get(item.barcode) && (
                <span className="muted small"> {t('items.shelf', { shelf: shelfOf.get(item.barcode) })}</span>
              )}
            </td>
            <td data-label={t('items.callNumber')}>{item.callNo}</td>
            {withVolumes && <td data-label={t('items.volume')}>{item.yearVol}</td>}
            <td data-label={t('items.barcode')}>{item.barcode}</td>
            <td>
              <StatusPill item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatusPill({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const words =
    item.status === 'on_loan' && item.dueDate
      ? t('items.dueBack', { date: format.date(item.dueDate, 'short') })
      : t(`statuses.${item.status}`);
  const tone = TONES[item.status];
  return <Pill {...(tone && { tone })}>{words}</Pill>;
}
