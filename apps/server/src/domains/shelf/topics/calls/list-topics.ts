import { listTopics } from '@lectern/contracts/shelf/topics/list-topics';
import { implement } from '../../../../platform/http/implement.ts';
import { searchWords } from '../../favourites/search-words.ts';
import { openToday } from '../open-topics.ts';
import { presentTopic } from '../present-topics.ts';
import { listOpenTopics } from '../store/topic-store.ts';

export const listTopicsCall = implement(listTopics)(async ({ input, context: { tenant }, deps }) => {
  const { keyWord, className, page, rows: limit } = input;
  const wanted = { words: searchWords(keyWord), className };
  const place = { offset: (page - 1) * limit, limit };
  const { total, rows } = await listOpenTopics(deps.db, openToday(deps, tenant), wanted, place);
  return { total, topics: rows.map((row) => presentTopic(deps, tenant, row)) };
});
