import { parseAst } from 'vitest/node';

/** One object of a source file that has a property for some language: the texts of each language it names. */
export interface Texts {
  /** File and line. */
  readonly place: string;
  readonly byLanguage: ReadonlyMap<string, SyntaxNode>;
}

/** A node of the syntax tree (ESTree). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Finds every object literal that names at least one of the languages. */
export function textsIn(file: string, source: string, languages: readonly string[]): Texts[] {
  if (!languages.some((language) => source.includes(`'${language}'`))) return [];
  const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const known = propertiesOf(node).filter(([name]) => languages.includes(name));
    if (known.length === 0) return [];
    const line = source.slice(0, node.start).split('\n').length;
    return [{ place: `${file}:${line}`, byLanguage: new Map(known) }];
  });
}

/**
 * What a text must have in common in all languages: `{facts}` in braces (a name; the words for one and for more are the language's), how
 * many parts a list has, the keys of an object, and what a function puts into its text.
 */
export function outlineOf(node: SyntaxNode): unknown {
  switch (node.type) {
    case 'Literal':
      return factsOf(String(node.value));
    case 'TemplateLiteral':
      return [...new Set(namesIn(node))].sort();
    case 'ArrayExpression':
      return (node.elements as SyntaxNode[]).map(outlineOf);
    case 'ObjectExpression':
      return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, outlineOf(value)]));
    case 'ArrowFunctionExpression':
      return [...new Set(namesIn(node.body as SyntaxNode))].sort();
    default:
      // A name, a call or a locale: not a text of its own.
      return undefined;
  }
}

/** True for a text that says nothing. */
export function isBlank(node: SyntaxNode): boolean {
  return node.type === 'Literal' && String(node.value).trim() === '';
}

function factsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}

/** The names that a piece of source uses. */
function namesIn(node: SyntaxNode): string[] {
  return nodesOf(node).flatMap((one) => (one.type === 'Identifier' ? [String(one.name)] : []));
}

function propertiesOf(node: SyntaxNode): [string, SyntaxNode][] {
  return (node.properties as SyntaxNode[]).flatMap((property): [string, SyntaxNode][] => {
    if (property.type !== 'Property') return [];
    const key = property.key as SyntaxNode;
    return [[String(key.value ?? key.name), property.value as SyntaxNode]];
  });
}

function nodesOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return 'type' in value && typeof value.type === 'string' ? [value as SyntaxNode, ...inner] : inner;
}
