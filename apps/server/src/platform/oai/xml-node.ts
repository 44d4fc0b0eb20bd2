/** An element of a record, with all that is in it. */
export interface XmlNode {
  /** Without prefix. */
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text directly in it. */
  text: string;
  readonly children: XmlNode[];
}

/** Longer texts end there: no field of a document takes more. */
export const MOST_NODE_TEXT = 20_000;

/** The text of an element in one line, without control characters. */
export function lineIn(node: XmlNode | undefined): string {
  return (node?.text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The elements of a name directly in another. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The texts of the elements of a name directly in another, those that are not empty. */
export function linesIn(node: XmlNode | undefined, name: string): string[] {
  return childrenOf(node, name).map(lineIn).filter(Boolean);
}

/** The first element below for which something holds, the node itself too. */
export function findNode(node: XmlNode, isIt: (one: XmlNode) => boolean): XmlNode | undefined {
  if (isIt(node)) return node;
  for (const child of node.children) {
    const found = findNode(child, isIt);
    if (found) return found;
  }
  return undefined;
}
