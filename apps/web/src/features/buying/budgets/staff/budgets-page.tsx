import type { StaffBudget } from '@lectern/contracts/buying/budgets/budget';
import { listBudgets } from '@lectern/contracts/buying/budgets/list-budgets';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { WholeList } from '../../../../components/whole-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AllotDialog } from './allot-dialog.tsx';
import { BudgetForm } from './budget-form.tsx';
import styles from './budgets.module.css';
import { PostingsDialog } from './postings-dialog.tsx';

type Opened = { readonly what: 'edit' | 'allot' | 'postings'; readonly budget: StaffBudget } | 'new';

/** Money for buying, with what is reserved, committed and spent. */
export default function BudgetsPage() {
  const { t } = useTranslation('budgets');
  usePageTitle(t('title'));
  const language = useLanguage();
  const answer = useCall(listBudgets, {}, { staleMs: 0 });
  const [open, setOpen] = useState<Opened>();
  const close = () => setOpen(undefined);
  const nameOf = ({ names, code }: StaffBudget) => nameIn(names, language) || code;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <Button kind="primary" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      </PageHead>
      <WholeList
        answer={answer}
        rowsOf={({ budgets }) => budgets}
        empty={
          <EmptyState
            icon={<Wallet size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
          />
        }
      >
        {({ budgets }) => (
          <Card as="ul" className={styles.list}>
            {budgets.map((budget) => (
              <BudgetRow
                key={budget.id}
                budget={budget}
                name={nameOf(budget)}
                onOpen={(what) => setOpen({ what, budget })}
              />
            ))}
          </Card>
        )}
      </WholeList>
      {open === 'new' && <BudgetForm onClose={close} />}
      {open && open !== 'new' && open.what === 'edit' && <BudgetForm budget={open.budget} onClose={close} />}
      {open && open !== 'new' && open.what === 'allot' && (
        <AllotDialog budget={open.budget} name={nameOf(open.budget)} onClose={close} />
      )}
      {open && open !== 'new' && open.what === 'postings' && (
        <PostingsDialog budget={open.budget} name={nameOf(open.budget)} onClose={close} />
      )}
    </>
  );
}

const SUMS = ['allotted', 'free', 'reserved', 'committed', 'spent'] as const;

function BudgetRow({
  budget,
  name,
  onOpen,
}: {
  readonly budget: StaffBudget;
  readonly name: string;
  readonly onOpen: (what: 'edit' | 'allot' | 'postings') => void;
}) {
  const { t } = useTranslation('budgets');
  const format = useFormat();
  const { currency } = budget;
  const named = <span className="hidden-visually"> {name}</span>;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 dir="auto">
          {name} <span className="muted num">{budget.year}</span>
        </h2>
        {!budget.isOpen && <Pill>{t('closed')}</Pill>}
      </div>
      <dl className={styles.sums}>
        {SUMS.map((sum) => (
          <div key={sum}>
            <dt>{t(sum)}</dt>
            <dd className="num">{format.money({ amount: budget[sum], currency })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        <Button size="small" kind="primary" onClick={() => onOpen('allot')}>
          {t('allot')}
          {named}
        </Button>
        <Button size="small" onClick={() => onOpen('postings')}>
          {t('postings.show')}
          {named}
        </Button>
        <Button size="small" onClick={() => onOpen('edit')}>
          {t('edit')}
          {named}
        </Button>
      </div>
    </li>
  );
}
