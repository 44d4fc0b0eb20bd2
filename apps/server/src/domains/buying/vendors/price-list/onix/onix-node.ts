/** An element of a product, with those below it that are read. */
export interface OnixNode {
  readonly name: string;
  text: string;
  readonly below: OnixNode[];
}

/** All elements at a path below an element. */
export function allAt(node: OnixNode, ...path: readonly string[]): readonly OnixNode[] {
  return path.reduce<readonly OnixNode[]>(
    (nodes, name) => nodes.flatMap((one) => one.below.filter((below) => below.name === name)),
    [node],
  );
}

/** The text of the first element at a path; empty without one. */
export function textAt(node: OnixNode, ...path: readonly string[]): string {
  return allAt(node, ...path)[0]?.text.trim() ?? '';
}
