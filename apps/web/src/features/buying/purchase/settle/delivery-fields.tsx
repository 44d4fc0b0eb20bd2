import { getPurchaseParameters } from '@lectern/contracts/buying/purchase/get-parameters';
import type { DeliveryWay } from '@lectern/contracts/buying/purchase/purchase-order';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Choice, Choices } from '../../../../components/choices.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './settle.module.css';

/** Where the reader wants the books. */
export interface DeliveryWish {
  readonly delivery: DeliveryWay;
  readonly placeCode: string;
  readonly addressId: string;
  readonly agrees: boolean;
}

export function useDeliveryWish() {
  return useState<DeliveryWish>({ delivery: 'pickup', placeCode: '', addressId: '', agrees: false });
}

/** Chooses where books are sent: to a library, or to an address after the reader agreed that the vendor gets it. */
export function DeliveryFields({
  wish,
  onWish,
}: {
  readonly wish: DeliveryWish;
  readonly onWish: (wish: DeliveryWish) => void;
}) {
  const { t } = useTranslation('purchase');
  const ways = useCall(getPurchaseParameters, {}).data?.ways ?? [];
  return (
    <section className={styles.part}>
      <Choices legend={t('settle.where')}>
        {ways.map((way) => (
          <Choice
            key={way}
            type="radio"
            name="delivery"
            checked={wish.delivery === way}
            title={t(`settle.${way}`)}
            about={t(`settle.${way}About`)}
            onChange={() => onWish({ ...wish, delivery: way })}
          />
        ))}
      </Choices>
      {wish.delivery === 'pickup' ? (
        <PlaceField value={wish.placeCode} onChange={(placeCode) => onWish({ ...wish, placeCode })} />
      ) : (
        <AddressFields wish={wish} onWish={onWish} />
      )}
    </section>
  );
}

function PlaceField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation('purchase');
  const { data } = useCall(getPurchaseParameters, {});
  return (
    <SelectField label={t('settle.place')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('settle.choose')}</option>
      {data?.places.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function AddressFields({
  wish,
  onWish,
}: {
  readonly wish: DeliveryWish;
  readonly onWish: (wish: DeliveryWish) => void;
}) {
  const { t } = useTranslation('purchase');
  const { data } = useCall(listAddresses, {});
  const addresses = data ?? [];
  return (
    <>
      {data && addresses.length === 0 ? (
        <p>{t('settle.noAddress')}</p>
      ) : (
        <SelectField
          label={t('settle.myAddress')}
          value={wish.addressId}
          onChange={({ target }) => onWish({ ...wish, addressId: target.value })}
        >
          <option value="">{t('settle.choose')}</option>
          {addresses.map(({ addressId, recipientName, areaNames, details }) => (
            <option key={addressId} value={addressId}>
              {[recipientName, ...areaNames, details].join(' ')}
            </option>
          ))}
        </SelectField>
      )}
      <p>
        <Link to="/personalCenter/addresses">{t('settle.toAddresses')}</Link>
      </p>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={wish.agrees}
          onChange={({ target }) => onWish({ ...wish, agrees: target.checked })}
        />
        {t('settle.agree')}
      </label>
    </>
  );
}
