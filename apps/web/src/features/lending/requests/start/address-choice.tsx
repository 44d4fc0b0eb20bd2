import type { DeliveryAddressView } from '@lectern/contracts/lending/requests/wish-fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SelectField } from '../../../../components/select-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import styles from './start.module.css';

/** The address that is chosen, else the default one, else the first that the library delivers to. */
export function chosenAddress(
  addresses: readonly DeliveryAddressView[],
  chosen: string,
): DeliveryAddressView | undefined {
  const served = addresses.filter(({ isDelivered }) => isDelivered);
  return (
    served.find(({ addressId }) => addressId === chosen) ??
    served.find(({ defaultFlag }) => defaultFlag === '1') ??
    served[0]
  );
}

/** Where the parcel goes. Addresses that the library does not deliver to cannot be chosen. */
export function AddressChoice({
  addresses,
  chosen,
  onChoose,
}: {
  readonly addresses: readonly DeliveryAddressView[];
  readonly chosen: string;
  readonly onChoose: (addressId: string) => void;
}) {
  const { t } = useTranslation('start');
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('address')}
        value={chosenAddress(addresses, chosen)?.addressId ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {addresses.map((address) => (
          <option key={address.addressId} value={address.addressId} disabled={!address.isDelivered}>
            {factLine(address.recipientName, lineOf(address))}
            {!address.isDelivered && ` (${t('notDelivered')})`}
          </option>
        ))}
      </SelectField>
      <p className="small">
        <Link to="/personalCenter/addresses">{t('toAddresses')}</Link>
      </p>
    </div>
  );
}

function lineOf({ areaNames, details }: DeliveryAddressView): string {
  return [...areaNames, details].join(' ');
}
