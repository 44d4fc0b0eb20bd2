import { findNode, type XmlNode } from '../../../../platform/oai/xml-node.ts';
import type { DescribedThing } from './described-thing.ts';
import { readDublinCore } from './read-dublin-core.ts';
import { readEtdms } from './read-etdms.ts';
import { readMods } from './read-mods.ts';

/** Which reader knows an element: what a prefix means, each repository decides for itself. */
const READERS: readonly {
  readonly isIts: (node: XmlNode) => boolean;
  readonly read: (node: XmlNode) => DescribedThing;
}[] = [
  { isIts: ({ name, uri }) => name === 'mods' && uri.includes('/mods/'), read: readMods },
  { isIts: ({ name, uri }) => name === 'thesis' && uri.includes('etdms'), read: readEtdms },
  {
    // `dc`, `qualifieddc`, and the forms of national programmes, which have the elements of Dublin Core in them.
    isIts: ({ children }) => children.some(({ uri }) => uri.includes('purl.org/dc')),
    read: readDublinCore,
  },
];

/** What the metadata of a record say; undefined for a format that nobody here reads. METS and others are looked into. */
export function describeRecord(metadata: XmlNode): DescribedThing | undefined {
  for (const { isIts, read } of READERS) {
    const node = findNode(metadata, isIts);
    if (node) return read(node);
  }
  return undefined;
}
