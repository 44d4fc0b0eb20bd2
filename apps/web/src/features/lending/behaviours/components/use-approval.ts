import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { useState } from 'react';
import { useAction } from '../../../../lib/use-action.ts';

/** The second person whom the library wants for a refund above its limit. */
export interface Approval {
  /** The refund was refused because nobody else approved it, and the fields are shown. */
  readonly isNeeded: boolean;
  readonly asksForCode: boolean;
  readonly typed: Readonly<Record<ApprovalField, string>>;
  readonly write: (field: ApprovalField, value: string) => void;
  readonly running: boolean;
  readonly error: ApiError | null;
  /** Takes in why a refund was refused. */
  readonly onRefused: (error: ApiError) => void;
  /** Gives the text of the approval to the refund: at once an empty one while nobody is asked for. */
  readonly approve: (amount: number, refund: (approval: string) => void) => void;
}
export type ApprovalField = 'account' | 'password' | 'code';

const EMPTY = { account: '', password: '', code: '' };

/** Asks for a second person when a refund is refused for want of one, and has the next try approved. */
export function useApproval(): Approval {
  const [isNeeded, setIsNeeded] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const approval = useAction(approveRefund, {
    onRefused: ({ code }) => {
      if (code === 'STAFF_CODE_REQUIRED') setAsksForCode(true);
    },
  });
  return {
    isNeeded,
    asksForCode,
    typed,
    write: (field, value) => setTyped((now) => ({ ...now, [field]: value })),
    running: approval.running,
    error: approval.error,
    onRefused: ({ code }) => {
      if (code === 'SECOND_PERSON_NEEDED') setIsNeeded(true);
    },
    approve(amount, refund) {
      if (!isNeeded) return refund('');
      const { account, password, code } = typed;
      if (account.trim() === '' || password === '') return;
      approval.run({ account, password, amount, ...(code !== '' && { code }) }).then(
        (given) => refund(given.approval),
        () => undefined,
      );
    },
  };
}
