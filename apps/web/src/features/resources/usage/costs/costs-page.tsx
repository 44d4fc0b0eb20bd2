import type { EresourceCost } from '@lectern/contracts/resources/usage/eresource-cost';
import { listEresourceCosts } from '@lectern/contracts/resources/usage/list-eresource-costs';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { Coins, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../usage.module.css';
import { UsageLinks } from '../usage-links.tsx';
import { CostForm } from './cost-form.tsx';

type Task = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly cost: EresourceCost };

/** What databases cost in a year, and what one use costs. */
export default function CostsPage() {
  const { t } = useTranslation('usage');
  const format = useFormat();
  usePageTitle(t('costs.title'));
  const [task, setTask] = useState<Task>();
  const { data, error, isPending, refetch } = useCall(listEresourceCosts, {}, { staleMs: 0 });
  const costs = data?.costs ?? [];
  const close = () => setTask(undefined);
  const columns = ['database', 'costs.year', 'costs.cost', 'costs.uses', 'costs.perUse'] as const;
  return (
    <>
      <PageHead title={t('costs.title')} hint={t('costs.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('costs.add')}
        </Button>
      </PageHead>
      <UsageLinks />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {data && costs.length === 0 && (
        <Card>
          <EmptyState
            icon={<Coins size={36} strokeWidth={1.4} aria-hidden />}
            title={t('costs.none')}
            hint={t('costs.noneHint')}
          />
        </Card>
      )}
      <StaffTable label={t('costs.title')} columns={[...columns.map((column) => t(column)), '']}>
        {costs.map((cost) => {
          const { eresourceId, eresourceName, year, amount, currency, metric, uses, monthCount, perUse } =
            cost;
          const named = <span className="hidden-visually">{` ${eresourceName} ${year}`}</span>;
          return (
            <tr key={`${eresourceId} ${year}`}>
              <td>
                <span dir="auto">{eresourceName}</span>
              </td>
              <td className="num">{year}</td>
              <td className="num">{format.money({ amount, currency })}</td>
              <td>
                {metric === null
                  ? t('costs.noUses')
                  : t('costs.usesOf', { number: format.number(uses), metric: t(`metric.${metric}`) })}
                {metric !== null && monthCount < 12 && (
                  <span className="muted small"> {t('costs.months', { number: monthCount })}</span>
                )}
              </td>
              <td className="num">{perUse === null ? '–' : format.money({ amount: perUse, currency })}</td>
              <td>
                <span className={styles.choose}>
                  <Button size="small" onClick={() => setTask({ what: 'change', cost })}>
                    {t('costs.change')}
                    {named}
                  </Button>
                  <Button size="small" kind="text" onClick={() => setTask({ what: 'remove', cost })}>
                    {t('costs.remove')}
                    {named}
                  </Button>
                </span>
              </td>
            </tr>
          );
        })}
      </StaffTable>
      {task?.what === 'add' && <CostForm onClose={close} />}
      {task?.what === 'change' && <CostForm cost={task.cost} onClose={close} />}
      {task?.what === 'remove' && (
        <RemoveDialog
          call={putEresourceCost}
          input={{ eresourceId: task.cost.eresourceId, year: task.cost.year }}
          invalidates={[listEresourceCosts]}
          words={{
            title: t('costs.removeTitle', { name: task.cost.eresourceName, year: task.cost.year }),
            hint: t('costs.removeHint'),
            send: t('costs.remove'),
            cancel: t('cancel'),
            done: t('costs.removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
