import type { AST } from '@eslint-community/regexpp';

/** A repetition of at most so many times is cheap, whatever the text is. */
const FEW = 20;

/** A node of a pattern that is no part of a class of characters, and all nodes below it. */
export function nodesOf(node: AST.Node): readonly AST.Node[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

/** The repetitions of a pattern that may take many characters. */
export function longQuantifiers(node: AST.Node): readonly AST.Quantifier[] {
  return nodesOf(node).filter((one) => one.type === 'Quantifier' && one.max > FEW) as AST.Quantifier[];
}

/** Some text of some length may keep the pattern busy: it repeats without a narrow bound, or repeats a repetition. */
export function isLong(pattern: AST.Pattern): boolean {
  return nodesOf(pattern).some(
    (node) =>
      node.type === 'Quantifier' &&
      (node.max > FEW ||
        (node.max > 1 && nodesOf(node.element).some((one) => one.type === 'Quantifier' && one.max > 1))),
  );
}

function childrenOf(node: AST.Node): readonly AST.Node[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives;
    case 'Assertion':
      return 'alternatives' in node ? node.alternatives : [];
    case 'Alternative':
      return node.elements;
    case 'Quantifier':
      return [node.element];
    default:
      return [];
  }
}
