import { MAX_PROVIDER_KEY_LENGTH, type StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import { putProviderKey } from '@lectern/contracts/discovery/providers/put-provider-key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { PROVIDER_STAFF_CALLS } from './provider-staff-calls.ts';

/** Keeps the key of an outside source; an empty one removes it. */
export function KeyForm({
  provider,
  name,
  onClose,
}: {
  readonly provider: StaffProvider;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('providers');
  const [key, setKey] = useState('');
  const put = useAction(putProviderKey, {
    invalidates: PROVIDER_STAFF_CALLS,
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.key.title', { name })}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      busy={put.running}
      error={put.error}
      onSend={() => put.start({ id: provider.id, key })}
      onClose={onClose}
    >
      <TextField
        label={t('staff.key.label')}
        hint={t(provider.hasKey ? 'staff.key.isThere' : 'staff.key.isMissing')}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={key}
        maxLength={MAX_PROVIDER_KEY_LENGTH}
        onChange={({ target }) => setKey(target.value)}
      />
    </FormDialog>
  );
}
