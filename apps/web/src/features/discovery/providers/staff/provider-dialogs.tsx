import type { StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import { removeProvider } from '@lectern/contracts/discovery/providers/remove-provider';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { useLanguage } from '../../../../lib/use-language.ts';
import { KeyForm } from './key-form.tsx';
import { ProviderForm } from './provider-form.tsx';
import { PROVIDER_STAFF_CALLS } from './provider-staff-calls.ts';
import { TryDialog } from './try-dialog.tsx';

/** What is done with an outside source in a dialog. */
export type ProviderTask =
  | { readonly what: 'add' }
  | { readonly what: 'try' | 'change' | 'key' | 'remove'; readonly provider: StaffProvider };

/** The dialog of a task. */
export function ProviderDialogs({
  task,
  onClose,
}: {
  readonly task: ProviderTask;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('providers');
  const language = useLanguage();
  if (task.what === 'add') return <ProviderForm onClose={onClose} />;
  const { what, provider } = task;
  const name = nameIn(provider.names, language) || provider.code;
  switch (what) {
    case 'try':
      return <TryDialog provider={provider} name={name} onClose={onClose} />;
    case 'change':
      return <ProviderForm provider={provider} name={name} onClose={onClose} />;
    case 'key':
      return <KeyForm provider={provider} name={name} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveDialog
          call={removeProvider}
          input={{ id: provider.id }}
          invalidates={PROVIDER_STAFF_CALLS}
          words={{
            title: t('staff.removeTitle', { name }),
            hint: t('staff.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.removed'),
          }}
          onClose={onClose}
        />
      );
  }
}
