import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../places.module.css';
import type { Library } from '../places.ts';

/** From Monday to Sunday, as people read a week; the calls count from Sunday. */
const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '0'] as const;

/** Sets the opening hours of a week. */
export function WeekForm({ library, onClose }: { readonly library: Library; readonly onClose: () => void }) {
  const { t } = useTranslation('places');
  const [week, setWeek] = useState(() => library.week ?? Array.from({ length: 7 }, () => ''));
  const put = useAction(putWeek, {
    invalidates: [getPlaces],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${t('week')} · ${library.name}`}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      width="560px"
      onSend={() => put.start({ libraryCode: library.code, week })}
      onClose={onClose}
    >
      <p className="muted">{t('hoursHint')}</p>
      <div className={styles.pair}>
        {WEEKDAYS.map((weekday) => (
          <TextField
            key={weekday}
            label={t(`weekday.${weekday}`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={week[Number(weekday)]}
            onChange={({ target }) =>
              setWeek((now) => now.map((hours, at) => (at === Number(weekday) ? target.value : hours)))
            }
          />
        ))}
      </div>
    </FormDialog>
  );
}
