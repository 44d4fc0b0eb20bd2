import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { reportLost } from '@lectern/contracts/lending/fines/report-lost';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { LostWay } from '@lectern/rules/behaviours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { LostWays } from './lost-ways.tsx';

/** As many as one answer of the call holds. */
const MOST_LISTED = 100;

/** Asks which copy is lost and what the reader wants to do about it. The loan ends, so it is said before what it costs. */
export function ReportLost({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { data, error } = useCall(listLoans, { sort: 'title', rows: MOST_LISTED });
  const [loanId, setLoanId] = useState('');
  const [way, setWay] = useState<LostWay>();
  const [missing, setMissing] = useState<'loan' | 'way'>();
  const report = useAction(reportLost, {
    invalidates: [listBehaviours, getAmountOwed, listLoans],
    onDone: ({ charged }) => {
      showToast('ok', t('lost.done', { money: format.money(charged) }));
      onClose();
    },
  });
  function send() {
    const what = loanId === '' ? 'loan' : way === undefined ? 'way' : undefined;
    setMissing(what);
    if (what === undefined && way !== undefined) report.start({ loanId, way });
  }
  return (
    <FormDialog
      title={t('lost.title')}
      send={t('lost.send')}
      cancel={t('cancel')}
      isDanger
      busy={report.running}
      error={report.error ?? error}
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        label={t('lost.loan')}
        value={loanId}
        error={missing === 'loan' ? t('lost.loanMissing') : undefined}
        onChange={({ target }) => {
          setLoanId(target.value);
          setWay(undefined);
        }}
      >
        <option value="">{t('lost.choose')}</option>
        {data?.loans.map((loan) => (
          <option key={loan.loanId} value={loan.loanId}>
            {loan.title}
          </option>
        ))}
      </SelectField>
      {data && data.total > MOST_LISTED && (
        <p className="muted small">{t('lost.listed', { most: MOST_LISTED })}</p>
      )}
      {loanId !== '' && (
        <LostWays
          key={loanId}
          loanId={loanId}
          way={way}
          error={missing === 'way' ? t('lost.wayMissing') : undefined}
          onChange={setWay}
        />
      )}
    </FormDialog>
  );
}
