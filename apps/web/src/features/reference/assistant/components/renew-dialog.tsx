import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import type { Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** Asks before a loan is renewed that an answer proposed to renew. */
export function RenewDialog({
  loan: { loanId, title, until },
  onClose,
}: {
  readonly loan: Extract<Proposal, { kind: 'renew' }>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const renewal = useAction(renewLoans, {
    invalidates: [listLoans, getOwnWorks, getPatron],
    onDone: ({ results }) => {
      showToast('ok', t('renew.done', { title, date: format.date(results[0]?.normReturnDate ?? until) }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('renew.title')}
      send={t('renew.send')}
      cancel={t('cancel')}
      busy={renewal.running}
      error={renewal.error}
      onSend={() => renewal.start({ loanIds: [loanId] })}
      onClose={onClose}
    >
      <p>{t('renew.text', { title, date: format.date(until) })}</p>
    </FormDialog>
  );
}
