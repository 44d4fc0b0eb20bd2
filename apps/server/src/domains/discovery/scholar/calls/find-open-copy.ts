import { findOpenCopy } from '@lectern/contracts/discovery/scholar/find-open-copy';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { doiOf } from '../../../../ports/sources/papers/found-paper.ts';
import { providerName } from '../../providers/entry.ts';
import { scholarProviders } from '../../providers/scholar-providers.ts';
import { askWithin } from '../asking/ask-within.ts';
import type { Said } from '../fold/fold-papers.ts';
import { findPaper } from '../works/find-paper.ts';
import { mergedPaper } from '../works/merged-paper.ts';

export const findOpenCopyCall = implement(findOpenCopy)(async ({ input, context, deps }) => {
  const found = await findPaper(deps, context, input);
  const known = isRefusal(found) ? undefined : found;
  const doi = known ? mergedPaper(known.folded).doi : doiOf(input.doi);
  const all = await scholarProviders(deps.db, context.tenant.id);
  const knowers = doi === '' ? [] : all.filter(({ kind }) => kind === 'unpaywall');
  const said = await Promise.all(
    knowers.map((provider) => askWithin(deps, context, provider, { what: 'works', ids: [], dois: [doi] })),
  );
  const ofKnowers = knowers.flatMap((provider, at): Said[] => {
    const answer = said[at];
    const paper = answer?.state === 'answered' ? answer.answer.papers[0] : undefined;
    // What is about another work than the one that was asked for says nothing.
    return paper?.doi === doi ? [{ provider, paper }] : [];
  });
  const copies = [...(known?.folded ?? []), ...ofKnowers].flatMap(({ provider, paper }) =>
    paper.copies.map((copy) => ({ ...copy, name: providerName(provider, context) })),
  );
  const states = [...(known?.sources ?? []), ...said].map(({ state }) => state);
  return {
    copies: copies.filter(({ url }, at) => copies.findIndex((copy) => copy.url === url) === at),
    isComplete: known !== undefined && states.every((state) => state === 'answered' || state === 'unable'),
  };
});
