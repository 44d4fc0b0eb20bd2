import { OBJECT_ACTS } from '@lectern/contracts/resources/repository/acts';
import { listPolicies } from '@lectern/contracts/resources/repository/list-policies';
import type { AccessPolicy } from '@lectern/contracts/resources/repository/policy';
import { removePolicy } from '@lectern/contracts/resources/repository/remove-policy';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffRow } from '../../../../components/staff/staff-row.tsx';
import { WholeList } from '../../../../components/whole-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from '../repository.module.css';
import { PolicyForm } from './policy-form.tsx';
import { REPOSITORY_STAFF_CALLS } from './staff-calls.ts';
import { StaffWays } from './staff-ways.tsx';
import { useNameIn } from './use-name-in.ts';

/** The sets of rights that documents and files use. */
export default function PoliciesPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('staff.policies.title'));
  const format = useFormat();
  const nameIn = useNameIn();
  const [edited, setEdited] = useState<AccessPolicy | 'new'>();
  const [removed, setRemoved] = useState<AccessPolicy>();
  const answer = useCall(listPolicies, {}, { staleMs: 0 });
  const openActs = ({ rules }: AccessPolicy) =>
    OBJECT_ACTS.filter((act) => rules[act].length > 0).map((act) => t(`acts.${act}`));
  return (
    <>
      <PageHead title={t('staff.policies.title')} hint={t('staff.policies.hint')}>
        <StaffWays without="policies" />
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          {t('staff.policies.add')}
        </Button>
      </PageHead>
      <WholeList
        answer={answer}
        rowsOf={(policies) => policies}
        empty={
          <EmptyState
            icon={<KeyRound size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.policies.none')}
            hint={t('staff.policies.noneHint')}
          />
        }
      >
        {(policies) => (
          <ul className={styles.rows}>
            {policies.map((policy) => (
              <StaffRow
                key={policy.id}
                title={nameIn(policy.names)}
                facts={factLine(
                  ...openActs(policy),
                  t('staff.policies.uses', { count: policy.uses, number: format.number(policy.uses) }),
                )}
              >
                <Button size="small" onClick={() => setEdited(policy)}>
                  {t('staff.change')}
                  <span className="hidden-visually"> {nameIn(policy.names)}</span>
                </Button>
                <Button size="small" kind="text" onClick={() => setRemoved(policy)}>
                  {t('staff.remove')}
                  <span className="hidden-visually"> {nameIn(policy.names)}</span>
                </Button>
              </StaffRow>
            ))}
          </ul>
        )}
      </WholeList>
      {edited && (
        <PolicyForm policy={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <RemoveDialog
          call={removePolicy}
          input={{ id: removed.id }}
          invalidates={REPOSITORY_STAFF_CALLS}
          words={{
            title: t('staff.policies.removeTitle', { name: nameIn(removed.names) }),
            hint: t('staff.policies.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.policies.removed'),
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
