import { listUsageProviders } from '@lectern/contracts/resources/usage/list-usage-providers';
import { removeUsageProvider } from '@lectern/contracts/resources/usage/remove-usage-provider';
import type { UsageProvider } from '@lectern/contracts/resources/usage/usage-provider';
import { CloudDownload, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { UsageLinks } from '../usage-links.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderRow } from './provider-row.tsx';
import { TestDialog } from './test-dialog.tsx';

type Task =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'test' | 'remove'; readonly provider: UsageProvider };

/** How often the page asks while reports are fetched. */
const ASK_AGAIN_MS = 3000;

/** Providers that are asked for reports each month (SUSHI). */
export default function ProvidersPage() {
  const { t } = useTranslation('usage');
  usePageTitle(t('providers.title'));
  const [task, setTask] = useState<Task>();
  const [isBusy, setIsBusy] = useState(false);
  const { data, ...answer } = useCall(
    listUsageProviders,
    {},
    { staleMs: 0, ...(isBusy && { refetchMs: ASK_AGAIN_MS }) },
  );
  const providers = data?.providers ?? [];
  const isFetching = providers.some((one) => one.isFetching);
  if (isFetching !== isBusy) setIsBusy(isFetching);
  const close = () => setTask(undefined);
  return (
    <>
      <PageHead title={t('providers.title')} hint={t('providers.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('providers.add')}
        </Button>
      </PageHead>
      <UsageLinks />
      <PagedList
        answer={{ ...answer, data: data && { total: providers.length } }}
        page={1}
        rows={Math.max(1, providers.length)}
        label={t('providers.title')}
        empty={
          <EmptyState
            icon={<CloudDownload size={36} strokeWidth={1.4} aria-hidden />}
            title={t('providers.none')}
            hint={t('providers.noneHint')}
          />
        }
      >
        {providers.map((provider) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            onTest={() => setTask({ what: 'test', provider })}
            onChange={() => setTask({ what: 'change', provider })}
            onRemove={() => setTask({ what: 'remove', provider })}
          />
        ))}
      </PagedList>
      {task?.what === 'add' && <ProviderForm onClose={close} />}
      {task?.what === 'change' && <ProviderForm provider={task.provider} onClose={close} />}
      {task?.what === 'test' && <TestDialog provider={task.provider} onClose={close} />}
      {task?.what === 'remove' && (
        <RemoveDialog
          call={removeUsageProvider}
          input={{ id: task.provider.id }}
          invalidates={[listUsageProviders]}
          words={{
            title: t('providers.removeTitle', { name: task.provider.name }),
            hint: t('providers.removeHint'),
            send: t('providers.remove'),
            cancel: t('cancel'),
            done: t('providers.removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
