import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../staff.module.css';
import type { Member, Role } from '../staff-lists.ts';
import { LEAST_STAFF_PASSWORD } from '../staff-password.ts';
import { Checks } from './checks.tsx';

/** Adds a member of the staff, or changes one. */
export function MemberForm({
  member,
  roles,
  onClose,
}: {
  readonly member: Partial<Member>;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('staff-admin');
  const [draft, setDraft] = useState({
    account: member.account ?? '',
    name: member.name ?? '',
    active: member.active ?? true,
    roleIds: member.roleIds ?? [],
    password: '',
    removeCode: false,
    removePasskeys: false,
  });
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putStaffMember, {
    invalidates: [listStaff],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const write = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const faults = {
    account: draft.account.trim() === '' ? t('wrong.missing') : undefined,
    name: draft.name.trim() === '' ? t('wrong.missing') : undefined,
    password:
      draft.password.length < LEAST_STAFF_PASSWORD && (draft.password !== '' || !member.staffId)
        ? t('wrong.password', { least: LEAST_STAFF_PASSWORD })
        : undefined,
  };

  function send() {
    setIsTried(true);
    if (Object.values(faults).some(Boolean)) return;
    const { password, ...given } = draft;
    put.start({
      ...given,
      ...(password !== '' && { password }),
      ...(member.staffId && { staffId: member.staffId }),
    });
  }

  return (
    <FormDialog
      title={t(member.staffId ? 'members.change' : 'members.add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      onSend={send}
      onClose={onClose}
    >
      {(['name', 'account', 'password'] as const).map((field) => (
        <TextField
          key={field}
          label={t(`field.${field}`)}
          hint={field === 'password' && member.staffId ? t('members.passwordHint') : undefined}
          error={isTried ? faults[field] : undefined}
          type={field === 'password' ? 'password' : 'text'}
          autoComplete={field === 'password' ? 'new-password' : 'off'}
          spellCheck={false}
          maxLength={field === 'password' ? 256 : 64}
          value={draft[field]}
          onChange={(event) => write({ [field]: event.target.value })}
        />
      ))}
      <Checks
        label={t('field.roles')}
        options={roles.map(({ roleId, name }) => ({ value: roleId, name }))}
        chosen={draft.roleIds}
        onChoose={(roleIds) => write({ roleIds })}
      />
      {member.staffId && (
        <div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={!draft.active}
              onChange={(event) => write({ active: !event.target.checked })}
            />
            {t('members.hasLeft')}
          </label>
          {member.hasCode && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.removeCode}
                onChange={(event) => write({ removeCode: event.target.checked })}
              />
              {t('members.removeCode')}
            </label>
          )}
          {(member.passkeys ?? 0) > 0 && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={draft.removePasskeys}
                onChange={(event) => write({ removePasskeys: event.target.checked })}
              />
              {t('members.removePasskeys')}
            </label>
          )}
        </div>
      )}
    </FormDialog>
  );
}
