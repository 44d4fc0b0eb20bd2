import { suggest } from '@lectern/contracts/search/suggest';
import { implement } from '../../http/implement.ts';
import { refusing } from './ask-engine.ts';

export const suggestCall = implement(suggest)(async ({ input, context: { tenant }, deps }) => {
  if (input.keyWord === '') return [];
  const suggestions = await refusing(deps, (engine) =>
    engine.suggest(tenant.id, { text: input.keyWord, limit: input.rows }),
  );
  return suggestions.map(({ kind, value, id }) => ({ kind, value, recordId: id }));
});
