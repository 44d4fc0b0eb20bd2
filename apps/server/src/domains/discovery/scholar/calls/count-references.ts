import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { providerName } from '../../providers/entry.ts';
import { findPaper } from '../works/find-paper.ts';

export const countReferencesCall = implement(countReferences)(async ({ input, context, deps }) => {
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const counted = (key: 'referenceCount' | 'citedCount') => {
    const said = found.folded.find(({ paper }) => paper[key] !== null);
    return said
      ? { count: said.paper[key], code: said.provider.code, name: providerName(said.provider, context) }
      : { count: null, code: '', name: '' };
  };
  return { references: counted('referenceCount'), citing: counted('citedCount') };
});
