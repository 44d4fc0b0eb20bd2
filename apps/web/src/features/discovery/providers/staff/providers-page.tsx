import { addReadyProvider } from '@lectern/contracts/discovery/providers/add-ready-provider';
import { listProviders } from '@lectern/contracts/discovery/providers/list-providers';
import type { StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import { switchProvider } from '@lectern/contracts/discovery/providers/switch-provider';
import { Cable, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { ProviderDialogs, type ProviderTask } from './provider-dialogs.tsx';
import { ProviderRow } from './provider-row.tsx';
import { PROVIDER_STAFF_CALLS } from './provider-staff-calls.ts';
import styles from './providers.module.css';

/** The outside sources of the library in their order, with how each does, and the entries that can be added as they are. */
export default function ProvidersPage() {
  const { t } = useTranslation('providers');
  usePageTitle(t('staff.title'));
  const [task, setTask] = useState<ProviderTask>();
  const answer = useCall(listProviders, {}, { staleMs: 0 });
  const change = useAction(switchProvider, { invalidates: PROVIDER_STAFF_CALLS });
  const addReady = useAction(addReadyProvider, { invalidates: PROVIDER_STAFF_CALLS });
  const { providers = [], ready = [], canKeepKeys = false } = answer.data ?? {};
  const start = (what: 'try' | 'change' | 'key' | 'remove', provider: StaffProvider) => () =>
    setTask({ what, provider });
  const addable = ready.filter(({ isAdded }) => !isAdded);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('staff.add')}
        </Button>
      </PageHead>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height="180px" radius="12px" />}
      {answer.data && providers.length === 0 && (
        <EmptyState
          icon={<Cable size={36} strokeWidth={1.4} aria-hidden />}
          title={t('staff.none')}
          hint={t('staff.noneHint')}
        />
      )}
      {providers.length > 0 && (
        <ul className={styles.list}>
          {providers.map((provider) => (
            <ProviderRow
              key={provider.id}
              provider={provider}
              busy={change.running}
              onTry={start('try', provider)}
              onChange={start('change', provider)}
              onKey={canKeepKeys && provider.keyPlace !== 'none' ? start('key', provider) : undefined}
              onSwitch={() => change.start({ id: provider.id, isOn: !provider.isOn })}
              onRemove={start('remove', provider)}
            />
          ))}
        </ul>
      )}
      {addable.length > 0 && (
        <section className={styles.ready} aria-labelledby="ready-providers">
          <h2 id="ready-providers">{t('staff.ready')}</h2>
          <p className="muted">{t('staff.readyHint')}</p>
          <ul className={styles.list}>
            {addable.map(({ code, name, host }) => (
              <StaffRow key={code} title={name} facts={host}>
                <Button size="small" busy={addReady.running} onClick={() => addReady.start({ code })}>
                  {t('staff.addReady')}
                  <span className="hidden-visually"> {name}</span>
                </Button>
              </StaffRow>
            ))}
          </ul>
        </section>
      )}
      {task && <ProviderDialogs task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
