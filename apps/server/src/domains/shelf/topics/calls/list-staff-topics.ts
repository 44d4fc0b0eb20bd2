import { listStaffTopics } from '@lectern/contracts/shelf/topics/list-staff-topics';
import { implement } from '../../../../platform/http/implement.ts';
import { searchWords } from '../../favourites/search-words.ts';
import { presentTopic, staffFacts } from '../present-topics.ts';
import { listAllTopics } from '../store/topic-store.ts';

export const listStaffTopicsCall = implement(listStaffTopics)(
  async ({ input: { keyWord, page, rows: limit }, context: { tenant }, deps }) => {
    const place = { offset: (page - 1) * limit, limit };
    const { total, rows } = await listAllTopics(deps.db, tenant.id, searchWords(keyWord), place);
    return { total, topics: rows.map((row) => ({ ...presentTopic(deps, tenant, row), ...staffFacts(row) })) };
  },
);
