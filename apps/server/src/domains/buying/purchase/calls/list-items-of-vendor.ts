import { listItemsOfVendor } from '@lectern/contracts/buying/purchase/list-items-of-vendor';
import { implement } from '../../../../platform/http/implement.ts';
import { answerItems } from '../answer-items.ts';

/** The code that a library gives the vendor whose name the call has. */
const VENDOR_CODE = 'yuntaigou';

export const listItemsOfVendorCall = implement(listItemsOfVendor)(
  ({ input: { category, sort, page, rows }, context, deps }) =>
    answerItems(deps, context, { page, rows }, (vendors) => {
      const vendor = [...vendors.values()].find(({ code }) => code.toLowerCase() === VENDOR_CODE);
      return vendor && { vendorId: vendor.id, classCode: category, sort };
    }),
);
