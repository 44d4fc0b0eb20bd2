import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { removePortrait } from '@lectern/contracts/resources/researchers/remove-portrait';
import { implement } from '../../../../platform/http/implement.ts';
import { exchangeCover } from '../../../shelf/booklists/cover-file.ts';
import { setPortrait } from '../set-portrait.ts';

export const removePortraitCall = implement(removePortrait)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const by = { tenantId: tenant.id, staffId: staff.id };
    const before = await exchangeCover(deps, tenant.id, '', () => setPortrait(deps, by, id, ''));
    return isRefusal(before) ? before : { portraitUrl: '' as const };
  },
);
