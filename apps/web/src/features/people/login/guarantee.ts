import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';

export type Guarantee = OutputOf<(typeof getGuaranteeDetail)['output']>;

/** Which of the notice's four forms holds (specification 1, section 2, "Guarantee warning modal"), or none. */
export type GuaranteeNoticeKind = 'none' | 'guaranteed' | 'alert' | 'guarantor' | 'unprocessed';

export function guaranteeNoticeKind(detail: Guarantee): GuaranteeNoticeKind {
  if (detail.guaranteedFlag === '1') return 'guaranteed';
  const open =
    detail.guaranteeUserPrimaryId !== '' ||
    detail.guaranteeUserPhysicsLoan.length > 0 ||
    detail.guaranteeUserUnresolvedBehaviour.length > 0;
  if (detail.guaranteeUserList.length === 0 && !open) return 'none';
  if (open) return 'unprocessed';
  return detail.guaranteeUserAlert ? 'alert' : 'guarantor';
}
