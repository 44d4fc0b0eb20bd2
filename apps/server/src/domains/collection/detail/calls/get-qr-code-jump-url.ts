import { getQrCodeJumpUrl } from '@lectern/contracts/collection/detail/get-qr-code-jump-url';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { recordAddress } from '../../catalogue/records/record-address.ts';
import { findAskedBib } from '../find-asked-bib.ts';

export const getQrCodeJumpUrlCall = implement(getQrCodeJumpUrl)(
  async ({ input, context: { tenant, origin }, deps }) => {
    const record = await findAskedBib(deps, tenant.id, input);
    if (isRefusal(record)) return record;
    return { recordId: record.id, url: recordAddress(origin, tenant, record.id) };
  },
);
