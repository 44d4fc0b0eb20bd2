import type { getShelfPlaces } from '@lectern/contracts/collection/holdings/get-shelf-places';
import type { ItemStatus, ItemView } from '@lectern/contracts/collection/holdings/item-view';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './item-table.module.css';
import { ShelfPlanDialog } from './shelf-plan-dialog.tsx';

type ShelfPlace = OutputOf<(typeof getShelfPlaces)['output']>[number];

const TONES: Readonly<Record<ItemStatus, 'ok' | 'warn' | 'bad' | undefined>> = {
  available: 'ok',
  on_loan: 'warn',
  on_hold_shelf: 'warn',
  in_transit: 'warn',
  in_process: 'warn',
  repair: 'warn',
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
  readonly shelfOf: ReadonlyMap<string, ShelfPlace>;
}) {
  const { t } = useTranslation('detail');
  const firsts = firstsOfPlaces(items, shelfOf);
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
              <Shelf
                place={shelfOf.get(item.barcode)}
                callNo={item.callNo}
                showsPlan={firsts.has(item.itemId)}
              />
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

/** The first item of each shelf: its row has the button for the plan, which is the same for the others. */
function firstsOfPlaces(
  items: readonly ItemView[],
  shelfOf: ReadonlyMap<string, ShelfPlace>,
): ReadonlySet<string> {
  const firsts = new Map<string, string>();
  for (const { itemId, barcode, libCode, locationId } of items) {
    const shelf = JSON.stringify([libCode, locationId, shelfOf.get(barcode)?.shelfNo]);
    if (!firsts.has(shelf)) firsts.set(shelf, itemId);
  }
  return new Set(firsts.values());
}

/** The shelf of an item, and a button for the plan on which it lights up. */
function Shelf({
  place,
  callNo,
  showsPlan,
}: {
  readonly place: ShelfPlace | undefined;
  readonly callNo: string;
  /** No row above has the same button. */
  readonly showsPlan: boolean;
}) {
  const { t } = useTranslation('detail');
  const [open, setOpen] = useState(false);
  if (!place?.shelfNo) return null;
  const { shelfNo: shelf, plan } = place;
  return (
    <span className={styles.shelf}>
      <span className="muted small">{t('items.shelf', { shelf })}</span>
      {plan && showsPlan && (
        <Button size="small" onClick={() => setOpen(true)}>
          <MapPin size={15} aria-hidden />
          {t('plan.show')}
          <span className="hidden-visually"> {t('items.shelf', { shelf })}</span>
        </Button>
      )}
      {plan && open && (
        <ShelfPlanDialog shelf={shelf} callNo={callNo} plan={plan} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}

function StatusPill({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const words =
    item.status === 'on_loan' && item.dueDate
      ? t('items.dueBack', {
          date: [format.date(item.dueDate, 'short'), item.dueTime && format.clock(item.dueTime)]
            .filter(Boolean)
            .join(' '),
        })
      : t(`statuses.${item.status}`);
  const tone = TONES[item.status];
  return <Pill {...(tone && { tone })}>{words}</Pill>;
}
