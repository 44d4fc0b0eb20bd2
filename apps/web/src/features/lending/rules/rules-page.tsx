import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pill } from '../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Amnesties } from './components/amnesties.tsx';
import { BeginRules } from './components/begin-rules.tsx';
import { ExplainRule } from './components/explain-rule.tsx';
import { NamedForm } from './components/named-form.tsx';
import { RuleForm } from './components/rule-form.tsx';
import { WithoutRule } from './components/without-rule.tsx';
import type { Named, Rule } from './rule-lists.ts';
import styles from './rules.module.css';
import { useTermWords } from './use-term-words.ts';

/** Loan rules: which one applies, all of them, and the groups and types that they are about. */
export default function RulesPage() {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const words = useTermWords();
  const { data, error, refetch } = useCall(getRules, {}, { staleMs: 0 });
  const [rule, setRule] = useState<Partial<Rule>>();
  const [named, setNamed] = useState<Named>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  const { groups, itemTypes, rules, currency } = data;
  const groupNames = new Map(groups.map(({ code, name }) => [code, name]));
  const typeNames = new Map(itemTypes.map(({ code, name }) => [code, name]));
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={styles.above}>
        {rules.length === 0 ? <BeginRules /> : <WithoutRule table={data} />}
        <ExplainRule />
      </div>
      <PageHead title={t('all')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setRule({})}>
          {t('add')}
        </Button>
      </PageHead>
      <StaffTable
        label={t('all')}
        columns={[
          t('field.group'),
          t('field.type'),
          t('field.loan'),
          t('field.renewals'),
          t('field.most'),
          t('field.fine'),
          '',
        ]}
      >
        {rules.map((one) => (
          <tr key={`${one.patronGroup} ${one.itemType}`}>
            <td>{groupNames.get(one.patronGroup) ?? one.patronGroup}</td>
            <td>{typeNames.get(one.itemType) ?? one.itemType}</td>
            <td>{one.loanable ? words.loan(one) : <Pill tone="warn">{t('inLibraryOnly')}</Pill>}</td>
            <td>{one.loanable ? words.renewals(one) : '–'}</td>
            <td>{one.loanable ? words.most(one.maxLoans) : '–'}</td>
            <td>{one.loanable ? words.fine(one, currency) : '–'}</td>
            <td className={styles.last}>
              <Button size="small" onClick={() => setRule(one)}>
                {t('change')}
              </Button>
            </td>
          </tr>
        ))}
      </StaffTable>
      <Amnesties amnesties={data.amnesties} />
      <div className={styles.columns}>
        <section>
          <PageHead title={t('groups')}>
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setNamed({ kind: 'group' })}>
              {t('addGroup')}
            </Button>
          </PageHead>
          <StaffTable
            label={t('groups')}
            columns={[t('field.name'), t('field.code'), t('field.mostOfAll'), t('field.fineCap'), '']}
          >
            {groups.map((one) => (
              <tr key={one.code}>
                <td>{one.name}</td>
                <td>{one.code}</td>
                <td>{one.maxLoans === null ? t('noLimit') : format.number(one.maxLoans)}</td>
                <td>
                  {one.fineCap === null ? t('noLimit') : format.money({ amount: one.fineCap, currency })}
                </td>
                <td className={styles.last}>
                  <Button size="small" onClick={() => setNamed({ kind: 'group', ...one })}>
                    {t('change')}
                  </Button>
                </td>
              </tr>
            ))}
          </StaffTable>
        </section>
        <section>
          <PageHead title={t('types')}>
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setNamed({ kind: 'type' })}>
              {t('addType')}
            </Button>
          </PageHead>
          <StaffTable label={t('types')} columns={[t('field.name'), t('field.code'), '']}>
            {itemTypes.map((one) => (
              <tr key={one.code}>
                <td>{one.name}</td>
                <td>{one.code}</td>
                <td className={styles.last}>
                  <Button size="small" onClick={() => setNamed({ kind: 'type', ...one })}>
                    {t('change')}
                  </Button>
                </td>
              </tr>
            ))}
          </StaffTable>
        </section>
      </div>
      {rule && (
        <RuleForm rule={rule} groups={groups} itemTypes={itemTypes} onClose={() => setRule(undefined)} />
      )}
      {named && <NamedForm named={named} onClose={() => setNamed(undefined)} />}
    </>
  );
}
