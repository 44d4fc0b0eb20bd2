import { getQrCode } from '@lectern/contracts/collection/detail/get-qr-code';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { recordAddress } from '../../catalogue/records/record-address.ts';
import { findAskedBib } from '../find-asked-bib.ts';

export const getQrCodeCall = implement(getQrCode)(async ({ input, context: { tenant, origin }, deps }) => {
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  return { recordId: record.id, img: await qrPicture(recordAddress(origin, tenant, record.id)) };
});
