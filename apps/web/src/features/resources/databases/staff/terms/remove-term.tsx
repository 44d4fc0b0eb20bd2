import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import type { StaffTerm } from '@lectern/contracts/resources/databases/term';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../../components/remove-dialog.tsx';
import { useFormat } from '../../../../../lib/use-format.ts';
import { ERESOURCE_STAFF_CALLS } from '../eresource-calls.ts';

/** Asks before a word goes from its list and from all databases. */
export function RemoveTerm({
  term: { id, count },
  name,
  onClose,
}: {
  readonly term: StaffTerm;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  return (
    <RemoveDialog
      call={removeTerm}
      input={{ id }}
      invalidates={ERESOURCE_STAFF_CALLS}
      words={{
        title: t('staff.terms.removeTitle', { name }),
        hint: t('staff.terms.removeHint', { count, number: format.number(count) }),
        send: t('staff.remove'),
        cancel: t('staff.cancel'),
        done: t('staff.terms.removed'),
      }}
      onClose={onClose}
    />
  );
}
