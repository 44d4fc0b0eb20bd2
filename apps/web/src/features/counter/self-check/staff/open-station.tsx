import { openStation } from '@lectern/contracts/counter/self-check/open-station';
import { STATION_KINDS, type StationKind } from '@lectern/contracts/counter/self-check/station-views';
import { closeStaffSession } from '@lectern/contracts/people/staff/close-staff-session';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { forgetStaffSession } from '../../../../lib/staff/staff-session.ts';
import { mappingPath } from '../../../../lib/storage.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { keepStation } from '../station/kept-station.ts';
import styles from './stations.module.css';

/** Makes this computer a station. The session of the staff ends with it: readers are next. */
export function OpenStation() {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const { client } = useCaller();
  const [kind, setKind] = useState<StationKind>('counter');
  const [name, setName] = useState('');
  const open = useAction(openStation, {
    onDone({ station }) {
      keepStation(station);
      const leave = () => {
        forgetStaffSession();
        location.assign(`/${mappingPath}/#/station`);
      };
      // Where the network fails now, the page still goes; the session ends by itself.
      client.call(closeStaffSession, {}).then(leave, leave);
    },
  });
  const isOff = open.error?.code === 'SELF_CHECK_OFF';
  return (
    <Card as="section" padded>
      <h2 className={styles.heading}>{t('staff.open')}</h2>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!open.running) open.start({ kind, name });
        }}
      >
        <SelectField
          label={t('staff.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'screen' ? 'screen' : 'counter')}
        >
          {STATION_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`staff.kinds.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('staff.name')}
          hint={t('staff.nameHint')}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        {open.error && <Notice tone="bad">{isOff ? t('staff.off') : errorText(open.error)}</Notice>}
        <p className="muted">{t('staff.openNote')}</p>
        <div>
          <Button type="submit" kind="primary" busy={open.running}>
            {t('staff.openHere')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
