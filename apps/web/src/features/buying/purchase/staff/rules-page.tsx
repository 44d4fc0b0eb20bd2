import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { removePurchaseRule } from '@lectern/contracts/buying/purchase/remove-rule';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../orders/orders.module.css';
import { RuleForm } from './rule-form.tsx';
import { TermsForm } from './terms-form.tsx';
import { useCurrency } from './use-currency.ts';

/** What holds for all readers, and the rule of each reader group. */
export default function PurchaseRulesPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('staff.rules.title'));
  const { data, error, isPending, refetch } = useCall(getPurchaseTerms, {}, { staleMs: 0 });
  return (
    <>
      <PageHead title={t('staff.rules.title')} hint={t('staff.rules.hint')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="300px" radius="12px" />
        </Loading>
      )}
      {data && !data.isPossible && <Notice tone="warn">{t('staff.rules.elsewhere')}</Notice>}
      {data && (
        <>
          <TermsForm known={data} />
          <Rules known={data} />
        </>
      )}
    </>
  );
}

type Known = OutputOf<typeof getPurchaseTerms.output>;

function Rules({ known }: { readonly known: Known }) {
  const { t } = useTranslation('purchase');
  const [open, setOpen] = useState<PurchaseRule | 'new'>();
  const [removed, setRemoved] = useState<string>();
  const nameOf = (group: string) =>
    group === '*'
      ? t('staff.rules.everybody')
      : (known.groups.find(({ code }) => code === group)?.name ?? group);
  return (
    <section>
      <PageHead title={t('staff.rules.groups')} heading="h2">
        <Button kind="primary" onClick={() => setOpen('new')}>
          {t('staff.rules.add')}
        </Button>
      </PageHead>
      {known.rules.length === 0 ? (
        <EmptyState title={t('staff.rules.none')} />
      ) : (
        <Card as="ul" className={styles.list}>
          {known.rules.map((rule) => (
            <RuleRow
              key={rule.group}
              rule={rule}
              name={nameOf(rule.group)}
              budgets={known.budgets.filter(({ id }) => rule.budgetIds.includes(id)).map(({ name }) => name)}
              onEdit={() => setOpen(rule)}
              onRemove={() => setRemoved(rule.group)}
            />
          ))}
        </Card>
      )}
      {open !== undefined && (
        <RuleForm known={known} {...(open !== 'new' && { rule: open })} onClose={() => setOpen(undefined)} />
      )}
      {removed !== undefined && (
        <RemoveDialog
          call={removePurchaseRule}
          input={{ group: removed }}
          invalidates={[getPurchaseTerms]}
          words={{
            title: t('staff.rules.removeAsk', { group: nameOf(removed) }),
            hint: t('staff.rules.removeHint'),
            send: t('staff.rules.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.rules.removed'),
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}

function RuleRow({
  rule,
  name,
  budgets,
  onEdit,
  onRemove,
}: {
  readonly rule: PurchaseRule;
  readonly name: string;
  readonly budgets: readonly string[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const currency = useCurrency();
  const money = (amount: number | null) =>
    amount === null ? t('user.noLimit') : format.money({ amount, currency });
  const number = (count: number | null) => (count === null ? t('user.noLimit') : format.number(count));
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3>{name}</h3>
        <p>
          <Pill {...(rule.isOn && { tone: 'ok' as const })}>
            {t(rule.isOn ? 'staff.rules.mayOrder' : 'staff.rules.mayNotOrder')}
          </Pill>
        </p>
        <p className="small num">
          {[
            `${t('staff.rules.booksPerMonth')} ${number(rule.booksPerMonth)}`,
            `${t('staff.rules.moneyPerYear')} ${money(rule.moneyPerYear)}`,
            `${t('staff.rules.highestPrice')} ${money(rule.highestPrice)}`,
            ...(budgets.length > 0 ? [`${t('staff.rules.budgets')} ${format.list(budgets)}`] : []),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.tools}>
        <Button size="small" onClick={onEdit}>
          {t('staff.rules.edit')}
          <span className="hidden-visually"> {name}</span>
        </Button>
        <Button size="small" onClick={onRemove}>
          {t('staff.rules.remove')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
