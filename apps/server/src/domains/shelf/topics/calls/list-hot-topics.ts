import { listHotTopics } from '@lectern/contracts/shelf/topics/list-hot-topics';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../open-topics.ts';
import { presentTopic } from '../present-topics.ts';
import { listOpenTopics } from '../store/topic-store.ts';

export const listHotTopicsCall = implement(listHotTopics)(async ({ input, context: { tenant }, deps }) => {
  const place = { offset: 0, limit: input.rows };
  const { rows } = await listOpenTopics(deps.db, openToday(deps, tenant), { words: [] }, place);
  return rows.map((row) => presentTopic(deps, tenant, row));
});
