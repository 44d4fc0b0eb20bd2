import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Role } from '../staff-lists.ts';
import { Checks } from './checks.tsx';

/** Adds a role, changes what it allows, or removes it. */
export function RoleForm({ role, onClose }: { readonly role: Partial<Role>; readonly onClose: () => void }) {
  const { t } = useTranslation('staff-admin');
  const { may } = useStaff();
  const [name, setName] = useState(role.name ?? '');
  const [permissions, setPermissions] = useState(role.permissions ?? []);
  const [isTried, setIsTried] = useState(false);
  const outcome = {
    invalidates: [listStaff],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const put = useAction(putRole, outcome);
  const remove = useAction(removeRole, outcome);
  return (
    <FormDialog
      title={t(role.roleId ? 'roles.change' : 'roles.add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error ?? remove.error}
      width="560px"
      onSend={() => {
        setIsTried(true);
        remove.reset();
        if (name.trim() !== '') put.start({ name, permissions, ...(role.roleId && { roleId: role.roleId }) });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('field.name')}
        error={isTried && name.trim() === '' ? t('wrong.missing') : undefined}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Checks
        label={t('field.permissions')}
        options={PERMISSIONS.map((value) => ({
          value,
          name: t(`permission.${value}`),
          // Nobody gives what they do not have; what the role allows already can be taken away.
          isOff: !may(value) && !role.permissions?.includes(value),
        }))}
        chosen={permissions}
        onChoose={setPermissions}
      />
      {role.roleId && (
        <div>
          <Button
            kind="danger"
            size="small"
            busy={remove.running}
            onClick={() => {
              put.reset();
              remove.start({ roleId: role.roleId ?? '' });
            }}
          >
            {t('roles.remove')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
