import type { TakeLocation } from '@lectern/contracts/lending/requests/wish-fields';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import styles from './start.module.css';

/** Where the reader picks the copy up, with the address and how long it is kept. */
export function PickupChoice({
  places,
  chosen,
  retentionDays,
  onChoose,
}: {
  readonly places: readonly TakeLocation[];
  readonly chosen: string;
  readonly retentionDays: number;
  readonly onChoose: (libCode: string) => void;
}) {
  const { t } = useTranslation('start');
  const place = places.find(({ libCode }) => libCode === chosen) ?? places[0];
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('pickup')}
        value={place?.libCode ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {places.map(({ libCode, libName }) => (
          <option key={libCode} value={libCode}>
            {libName}
          </option>
        ))}
      </SelectField>
      <p className="muted small">
        {place?.takeAddress && <span className={styles.address}>{place.takeAddress}</span>}
        {t('kept', { count: retentionDays })}
      </p>
    </div>
  );
}
