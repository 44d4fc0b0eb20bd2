import type { Said } from '../fold/fold-papers.ts';

/** The id of a paper in our answers: the provider that names it, and its id there. Empty for one that the provider has no id for. */
export function paperId({ provider, paper }: Said): string {
  return paper.id === '' ? '' : `${provider.code}:${paper.id}`;
}

/** Provider and id there; undefined for a text that is no id of ours. */
export function partsOfPaperId(id: string): { readonly code: string; readonly id: string } | undefined {
  const colon = id.indexOf(':');
  if (colon < 1 || colon === id.length - 1) return undefined;
  return { code: id.slice(0, colon), id: id.slice(colon + 1) };
}
