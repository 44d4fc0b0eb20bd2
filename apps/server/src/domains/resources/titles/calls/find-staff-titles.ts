import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { findStaffTitles, MOST_STAFF_TITLES } from '@lectern/contracts/resources/titles/find-staff-titles';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { implement } from '../../../../platform/http/implement.ts';
import { findTitleIds } from '../find-title-ids.ts';
import { presentTitle } from '../present-titles.ts';
import { findByKeys, findTitles } from '../store/title-store.ts';

export const findStaffTitlesCall = implement(findStaffTitles)(
  async ({ input: { keyWord }, context: { tenant }, deps }) => {
    const [issn, isbn] = [normaliseIssn(keyWord), normaliseIsbn(keyWord)];
    const keys = [issn && `issn:${issn}`, isbn && `isbn:${isbn}`].filter((key) => key !== undefined);
    const byKey = [...new Set((await findByKeys(deps.db, tenant.id, keys)).values())];
    const found = keyWord === '' || byKey.length > 0 ? [] : await findTitleIds(deps, tenant, keyWord);
    if (isRefusal(found)) return found;
    const ids = [...new Set([...byKey, ...found])].slice(0, MOST_STAFF_TITLES);
    const titles = new Map((await findTitles(deps.db, tenant.id, ids)).map((title) => [title.id, title]));
    return ids.flatMap((id) => titles.get(id) ?? []).map(presentTitle);
  },
);
