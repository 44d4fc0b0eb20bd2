import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pill } from '../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MemberForm } from './components/member-form.tsx';
import { RoleForm } from './components/role-form.tsx';
import styles from './staff.module.css';
import type { Member, Role } from './staff-lists.ts';

/** Members of the staff and the roles that say what they may do. */
export default function MembersPage() {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const { data, error, refetch } = useCall(listStaff, {}, { staleMs: 0 });
  /** What is written: a new one where it has no id. */
  const [member, setMember] = useState<Partial<Member>>();
  const [role, setRole] = useState<Partial<Role>>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  const names = new Map(data.roles.map(({ roleId, name }) => [roleId, name]));
  return (
    <>
      <PageHead title={t('members.title')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setMember({})}>
          {t('members.add')}
        </Button>
      </PageHead>
      <StaffTable
        label={t('members.title')}
        columns={[t('field.name'), t('field.account'), t('field.roles'), t('field.state'), '']}
      >
        {data.members.map((one) => (
          <tr key={one.staffId}>
            <td>{one.name}</td>
            <td>{one.account}</td>
            <td>{format.list(one.roleIds.flatMap((id) => names.get(id) ?? [])) || '–'}</td>
            <td>
              <Pill tone={one.active ? 'ok' : 'warn'}>
                {t(one.active ? 'members.active' : 'members.left')}
              </Pill>
            </td>
            <td className={styles.last}>
              <Button size="small" onClick={() => setMember(one)}>
                {t('change')}
              </Button>
            </td>
          </tr>
        ))}
      </StaffTable>
      <div className={styles.next}>
        <PageHead title={t('roles.title')} hint={t('roles.hint')}>
          <Button icon={<Plus size={18} aria-hidden />} onClick={() => setRole({})}>
            {t('roles.add')}
          </Button>
        </PageHead>
        <StaffTable label={t('roles.title')} columns={[t('field.name'), t('field.permissions'), '']}>
          {data.roles.map((one) => (
            <tr key={one.roleId}>
              <td>{one.name}</td>
              <td>
                {factLine(...one.permissions.map((permission) => t(`permission.${permission}`))) || '–'}
              </td>
              <td className={styles.last}>
                <Button size="small" onClick={() => setRole(one)}>
                  {t('change')}
                </Button>
              </td>
            </tr>
          ))}
        </StaffTable>
      </div>
      {member && <MemberForm member={member} roles={data.roles} onClose={() => setMember(undefined)} />}
      {role && <RoleForm role={role} onClose={() => setRole(undefined)} />}
    </>
  );
}
