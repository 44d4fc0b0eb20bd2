import { suggest } from '@lectern/contracts/search/suggest';
import { implement } from '../../http/implement.ts';
import { refusalOfEngine } from './ask-engine.ts';

export const suggestCall = implement(suggest)(async ({ input, context: { tenant }, deps }) => {
  if (input.keyWord === '') return [];
  try {
    const suggestions = await deps.search.suggest(tenant.id, { text: input.keyWord, limit: input.rows });
    return suggestions.map(({ kind, value, id }) => ({ kind, value, recordId: id }));
  } catch (error) {
    throw refusalOfEngine(error);
  }
});
