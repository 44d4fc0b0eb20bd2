import type { ForgetReader } from '../../../platform/forget-reader.ts';

/** A request that was made for a reader who leaves stays for the two libraries, without the reader. */
export const forgetBorrower: ForgetReader = async (tx, tenantId, patronId) => {
  await tx
    .updateTable('interlibrary_request')
    .set({ patron_id: '', note: '' })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
};
