import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { proveSecondPerson } from '../../../people/staff/second-person.ts';
import { issueApproval } from '../refund-approval.ts';

export const approveRefundCall = implement(approveRefund)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { account, password, code, amount } = input;
  const approvedBy = await proveSecondPerson(deps, context, { account, password, code }, 'payments.refund');
  if (isRefusal(approvedBy)) return approvedBy;
  return { approval: await issueApproval(deps, tenant.id, { approvedBy, staffId: staff.id, amount }) };
});
