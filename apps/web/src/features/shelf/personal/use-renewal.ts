import type { ApiError } from '@lectern/contracts/kernel/client';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { LOANS_NOT_RENEWED } from '@lectern/contracts/lending/loans/errors';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getOwnWorks } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useState } from 'react';
import { announce } from '../../../lib/announcer.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { RenewalAnswer, RenewalRow } from './renewal-outcome.ts';
import { useRenewalSummary } from './use-renewal-summary.ts';

/** The rows of a renewal of which every one was refused: they say why, as those of others do. */
function rowsRefused({ code, data }: ApiError): RenewalAnswer | undefined {
  // The server's schema has checked them: they are the same rows as in the answer.
  return code === LOANS_NOT_RENEWED.code ? (data as RenewalAnswer) : undefined;
}

/** Renews loans and keeps the result of each for as long as the page is shown. */
export function useRenewal() {
  const summary = useRenewalSummary();
  const [rows, setRows] = useState<ReadonlyMap<string, RenewalRow>>(new Map());
  const [renewing, setRenewing] = useState<readonly string[]>([]);
  const renewal = useAction(renewLoans, {
    answerIn: rowsRefused,
    invalidates: [listLoans, getOwnWorks, getPatron, getAmountOwed],
    onDone: (answer) => {
      setRows((known) => new Map([...known, ...answer.results.map((row) => [row.loanId, row] as const)]));
      announce(summary(answer));
    },
  });
  return {
    rows,
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

export type Renewal = ReturnType<typeof useRenewal>;
