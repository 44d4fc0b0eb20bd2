import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { registerDonation } from '@lectern/contracts/buying/donations/register-donation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../donations.module.css';
import { OfferFields } from '../offer-fields.tsx';
import { NO_OFFER, offerOf } from '../offer-values.ts';

/** A donation that somebody makes at the desk. */
export function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('donations');
  const [values, setValues] = useState(NO_OFFER);
  const [giver, setGiver] = useState({ donorName: '', contact: '' });
  const [missing, setMissing] = useState<number>();
  const register = useAction(registerDonation, {
    invalidates: [listDeskDonations],
    onDone: () => {
      showToast('ok', t('staff.registered'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.register')}
      send={t('staff.register')}
      cancel={t('back')}
      busy={register.running}
      error={register.error}
      width="640px"
      onSend={() => {
        const at = values.titles.findIndex(({ title }) => title.trim() === '');
        setMissing(at < 0 ? undefined : at);
        if (at < 0) register.start({ ...offerOf(values), ...giver });
      }}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField
          label={t('fields.donorName')}
          hint={t('staff.donorHint')}
          maxLength={100}
          autoComplete="off"
          value={giver.donorName}
          onChange={({ target }) => setGiver({ ...giver, donorName: target.value })}
        />
        <TextField
          label={t('fields.contact')}
          maxLength={200}
          autoComplete="off"
          value={giver.contact}
          onChange={({ target }) => setGiver({ ...giver, contact: target.value })}
        />
      </div>
      <OfferFields values={values} onChange={setValues} missing={missing} />
    </FormDialog>
  );
}
