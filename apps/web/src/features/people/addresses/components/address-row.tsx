import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import { getAddressTypes } from '@lectern/contracts/people/addresses/get-address-types';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { setDefaultAddress } from '@lectern/contracts/people/addresses/set-default-address';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { countryName } from '../../../../lib/country-name.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from '../addresses.module.css';
import { AddressDialog } from './address-dialog.tsx';
import { DeleteAddress } from './delete-address.tsx';

/** One address as it would stand on a parcel, and what can be done with it. */
export function AddressRow({ address }: { readonly address: AddressView }) {
  const { t } = useTranslation('addresses');
  const language = useLanguage();
  const errorText = useErrorText();
  const [dialog, setDialog] = useState<'change' | 'delete'>();
  const types = useCall(getAddressTypes, {}, { staleMs: Number.POSITIVE_INFINITY });
  const choose = useAction(setDefaultAddress, {
    invalidates: [listAddresses],
    onDone: () => showToast('ok', t('madeDefault')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { recipientName, phone, areaNames, details, postcode, country } = address;
  const type = types.data?.find(({ code }) => code === address.addressType)?.name;
  const of = <span className="hidden-visually"> {details}</span>;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.who}>
          <b>{recipientName}</b>
          <span>{phone}</span>
          {address.defaultFlag === '1' && <Pill tone="accent">{t('default')}</Pill>}
          {type && <Pill>{type}</Pill>}
        </div>
        <div>{[...new Set(areaNames), details].join(' ')}</div>
        <div className="muted small">
          {[postcode, country === 'CN' ? '' : countryName(country, language)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={styles.actions}>
        {address.defaultFlag === '0' && (
          <Button kind="text" busy={choose.running} onClick={() => choose.start(address)}>
            {t('makeDefault')}
            {of}
          </Button>
        )}
        <Button onClick={() => setDialog('change')}>
          {t('change')}
          {of}
        </Button>
        <Button kind="text" onClick={() => setDialog('delete')}>
          {t('delete')}
          {of}
        </Button>
      </div>
      {dialog === 'change' && <AddressDialog address={address} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && <DeleteAddress address={address} onClose={() => setDialog(undefined)} />}
    </li>
  );
}
