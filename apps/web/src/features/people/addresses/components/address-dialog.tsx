import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import {
  ADDRESS_TYPES,
  type AddressType,
  type AddressView,
} from '@lectern/contracts/people/addresses/address-view';
import { FIELD_ERRORS } from '@lectern/contracts/people/addresses/errors';
import { getAddressTypes } from '@lectern/contracts/people/addresses/get-address-types';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { updateAddress } from '@lectern/contracts/people/addresses/update-address';
import { ADDRESS_FIELDS, type AddressField } from '@lectern/rules/address/postal-address';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { type AddressDraft, draftOf, faultsIn, inputOf } from '../address-draft.ts';
import styles from '../addresses.module.css';
import { listCountries } from '../country-names.ts';
import { AreaFields } from './area-fields.tsx';

/** Fields of one line, in the order of the form; the area is chosen above them. */
const LINES = [
  { field: 'details', autoComplete: 'street-address', maxLength: 300, inputMode: 'text' },
  { field: 'postcode', autoComplete: 'postal-code', maxLength: 20, inputMode: 'text' },
  { field: 'recipientName', autoComplete: 'name', maxLength: 100, inputMode: 'text' },
  { field: 'phone', autoComplete: 'tel', maxLength: 40, inputMode: 'tel' },
] as const;

/** Writes a new address, or changes one. */
export function AddressDialog({
  address,
  onClose,
}: {
  readonly address?: AddressView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('addresses');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const types = useCall(getAddressTypes, {}, { staleMs: Number.POSITIVE_INFINITY });
  const [draft, setDraft] = useState(() => draftOf(address));
  const [faults, setFaults] = useState<readonly AddressField[]>([]);
  const outcome = {
    invalidates: [listAddresses],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const add = useAction(addAddress, outcome);
  const update = useAction(updateAddress, outcome);
  const refusal = address ? update.error : add.error;
  const refused = ADDRESS_FIELDS.find((field) => FIELD_ERRORS[field].code === refusal?.code);

  function write(change: Partial<AddressDraft>, ...fields: AddressField[]) {
    setDraft((now) => ({ ...now, ...change }));
    setFaults((now) => now.filter((field) => !fields.includes(field)));
  }

  const faultOf = (field: AddressField) =>
    faults.includes(field) || refused === field ? t(`wrong.${field}`) : undefined;

  function submit() {
    const found = faultsIn(draft);
    setFaults(found);
    const [first] = found;
    if (first) {
      const name = first === 'areaCode' ? 'province' : first;
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    if (address) update.start({ ...inputOf(draft), addressId: address.addressId });
    else add.start(inputOf(draft));
  }

  return (
    <FormDialog
      title={t(address ? 'changeTitle' : 'addTitle')}
      send={t('save')}
      cancel={t('cancel')}
      busy={add.running || update.running}
      error={refused ? undefined : refusal}
      width="560px"
      formRef={form}
      onSend={submit}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <SelectField
          label={t('fields.addressType')}
          value={draft.addressType}
          onChange={({ target }) => write({ addressType: target.value as AddressType })}
        >
          {ADDRESS_TYPES.map((code) => (
            <option key={code} value={code}>
              {types.data?.find((type) => type.code === code)?.name ?? ''}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('fields.country')}
          autoComplete="country"
          value={draft.country}
          onChange={({ target }) => write({ country: target.value }, 'areaCode', 'postcode')}
        >
          {listCountries(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {draft.country === 'CN' && (
        <AreaFields
          areaCode={draft.areaCode}
          error={faultOf('areaCode')}
          onChoose={(areaCode, isExact) => write({ areaCode, isExact }, 'areaCode')}
        />
      )}
      {LINES.map(({ field, ...input }) => (
        <TextField
          key={field}
          {...input}
          name={field}
          label={t(field === 'details' && draft.country !== 'CN' ? 'fields.wholeAddress' : `fields.${field}`)}
          value={draft[field]}
          error={faultOf(field)}
          onChange={({ target }) => write({ [field]: target.value }, field)}
        />
      ))}
      {address?.defaultFlag !== '1' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.isDefault}
            onChange={({ target }) => write({ isDefault: target.checked })}
          />
          {t('useFirst')}
        </label>
      )}
    </FormDialog>
  );
}
