import type { CollectionTree } from '../collection-tree.ts';

/** The name of a collection for harvesters: its code behind the codes of those above it. Codes have no colon. */
export function setSpecOf(tree: CollectionTree, collectionId: string): string {
  const home = tree.find(collectionId);
  return [...tree.path(collectionId), ...(home ? [home] : [])].map(({ code }) => code).join(':');
}
