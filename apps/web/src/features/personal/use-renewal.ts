import { getAmountOwed } from '@lectern/contracts/fines/get-amount-owed';
import type { ApiError } from '@lectern/contracts/kernel/client';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { LOANS_NOT_RENEWED } from '@lectern/contracts/loans/errors';
import { listLoans } from '@lectern/contracts/loans/list-loans';
import { renewLoans } from '@lectern/contracts/loans/renew-loans';
import { getPatron } from '@lectern/contracts/patron/get-patron';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announcer.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { RowOutcome } from './components/loan-row.tsx';

/** The rows of a renewal of which every one was refused: they say why, as those of others do. */
function rowsRefused({ code, data }: ApiError): OutputOf<(typeof renewLoans)['output']> | undefined {
  // The server's schema has checked them: they are the same rows as in the answer.
  return code === LOANS_NOT_RENEWED.code ? (data as OutputOf<(typeof renewLoans)['output']>) : undefined;
}

/** Renews loans and keeps the result of each for as long as the list is shown. */
export function useRenewal() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const [renewing, setRenewing] = useState<readonly string[]>([]);
  const renewal = useAction(renewLoans, {
    answerIn: rowsRefused,
    invalidates: [listLoans, getPatron, getAmountOwed],
    onDone: ({ renewed, refused, results }) => {
      setOutcomes((known) => {
        const next = new Map(known);
        for (const result of results) {
          const words = result.renewed
            ? t('loans.renewedUntil', { date: format.date(result.normReturnDate) })
            : (result.refusal?.message ?? '');
          next.set(result.loanId, { renewed: result.renewed, words });
        }
        return next;
      });
      announce(t('loans.outcome', { renewed: format.number(renewed), refused: format.number(refused) }));
    },
  });
  return {
    outcomes,
    error: renewal.error,
    answer: renewal.answer,
    isRenewing: (loanId: string) => renewal.running && renewing.includes(loanId),
    running: renewal.running,
    renew(loanIds: readonly string[]) {
      setRenewing(loanIds);
      renewal.start({ loanIds: [...loanIds] });
    },
  };
}
