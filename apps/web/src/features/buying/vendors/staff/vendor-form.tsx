import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import { type StaffVendor, VENDOR_KEY_PLACES, VENDOR_KINDS } from '@lectern/contracts/buying/vendors/vendor';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { LANGUAGE_NAMES } from '../../../../lib/language-names.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { draftOfVendor, vendorOfDraft } from './vendor-draft.ts';
import styles from './vendors.module.css';

const FREIGHT = ['freightFirst', 'freightFurther', 'freightFree'] as const;

/** Adds a vendor, or changes one. */
export function VendorForm({
  vendor,
  onClose,
}: {
  readonly vendor?: StaffVendor;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('vendors');
  const [draft, setDraft] = useState(() => draftOfVendor(vendor));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const put = useAction(putVendor, {
    invalidates: [listVendors],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const written = vendorOfDraft(draft);
  return (
    <FormDialog
      title={t(vendor ? 'edit' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      width="640px"
      onSend={() => {
        setIsTried(true);
        if (written) put.start({ ...written, ...(vendor && { id: vendor.id }) });
      }}
      onClose={onClose}
    >
      {isTried && !written && <Notice tone="bad">{t('wrong')}</Notice>}
      <div className={styles.fields}>
        <TextField
          label={t('code')}
          value={draft.code}
          maxLength={32}
          onChange={({ target }) => set({ code: target.value })}
        />
        <TextField
          label={t('currency')}
          value={draft.currency}
          maxLength={3}
          disabled={vendor !== undefined}
          onChange={({ target }) => set({ currency: target.value.toUpperCase() })}
        />
        <SelectField
          label={t('kind.label')}
          value={draft.kind}
          onChange={({ target }) => set({ kind: VENDOR_KINDS.find((one) => one === target.value) ?? 'list' })}
        >
          {VENDOR_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t('name', { language: LANGUAGE_NAMES[language] })}
          value={draft.names[language] ?? ''}
          lang={language}
          maxLength={100}
          onChange={({ target }) => set({ names: { ...draft.names, [language]: target.value } })}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.isOn}
          onChange={({ target }) => set({ isOn: target.checked })}
        />
        {t('isOn')}
      </label>
      <div className={styles.fields}>
        {FREIGHT.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            inputMode="decimal"
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
      {draft.kind === 'http' && (
        <>
          <div className={styles.fields}>
            <SelectField
              label={t('keyPlace')}
              value={draft.keyPlace}
              onChange={({ target }) =>
                set({ keyPlace: VENDOR_KEY_PLACES.find((one) => one === target.value) ?? 'none' })
              }
            >
              {VENDOR_KEY_PLACES.map((place) => (
                <option key={place} value={place}>
                  {t(`key.${place}`)}
                </option>
              ))}
            </SelectField>
            {draft.keyPlace === 'header' && (
              <TextField
                label={t('keyName')}
                value={draft.keyName}
                maxLength={64}
                onChange={({ target }) => set({ keyName: target.value })}
              />
            )}
          </div>
          <TextArea
            label={t('asking')}
            hint={t('askingHint')}
            value={draft.asking}
            rows={10}
            spellCheck={false}
            onChange={({ target }) => set({ asking: target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
