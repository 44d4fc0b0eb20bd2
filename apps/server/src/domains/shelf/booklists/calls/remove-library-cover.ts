import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removeLibraryCover } from '@lectern/contracts/shelf/booklists/remove-library-cover';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../cover-file.ts';
import { setLibraryCover } from '../set-library-cover.ts';

export const removeLibraryCoverCall = implement(removeLibraryCover)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, '', () => setLibraryCover(deps, by, id, ''));
    return isRefusal(before) ? before : { imgUrl: '' as const };
  },
);
