import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import { LOAN_LIMIT_REACHED } from '@lectern/contracts/library-system/check-out-errors';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';

/** The limit of the group stands against borrowing only: a loan can be renewed by a reader who has all that the group allows. */
export const getUserLimitCall = implement(getUserLimit)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const account = await deps.ils.of(tenant).patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const { blocks, loanCount, loanLimit } = account;
  const isFull = loanLimit !== undefined && loanCount >= loanLimit;
  const limits = [...blocks, ...(isFull ? [refuse(LOAN_LIMIT_REACHED, { limit: loanLimit })] : [])];
  const addressee = { language, today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()) };
  return {
    canBorrow: limits.length === 0,
    canRenew: blocks.length === 0,
    limits: limits.map((limit) => ({ code: limit.code, message: refusalWords(limit, addressee) })),
  };
});
