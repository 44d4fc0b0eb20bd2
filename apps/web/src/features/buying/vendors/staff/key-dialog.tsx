import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import { putVendorKey } from '@lectern/contracts/buying/vendors/put-vendor-key';
import { MAX_VENDOR_KEY_LENGTH } from '@lectern/contracts/buying/vendors/vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Keeps the key of a vendor; nobody reads it back. */
export function KeyDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const [key, setKey] = useState('');
  const put = useAction(putVendorKey, {
    invalidates: [listVendors],
    onDone: () => {
      showToast('ok', t('key.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('key.set')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      onSend={() => put.start({ id, key })}
      onClose={onClose}
    >
      <TextField
        label={t('key.value')}
        type="password"
        autoComplete="off"
        value={key}
        maxLength={MAX_VENDOR_KEY_LENGTH}
        onChange={({ target }) => setKey(target.value)}
      />
    </FormDialog>
  );
}
