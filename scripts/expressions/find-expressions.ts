import { parseAst } from 'vitest/node';

/** An expression of the source. */
export interface SourceExpression {
  readonly file: string;
  readonly line: number;
  /** The name of the constant, property or function that holds it; empty if there is none. */
  readonly name: string;
  readonly pattern: string;
  readonly flags: string;
}

/** A place of the source that composes an expression. */
export type ComposingPlace = Pick<SourceExpression, 'file' | 'line' | 'name'>;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** What stands before a literal expression. A file without it needs no parsing. */
const MAY_BEGIN = /(?:[\s(,=:[!&|?{};+>~^%*-]|^)\/(?![/*])|RegExp\(/m;
const HOLDERS: Readonly<Record<string, string>> = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  Property: 'key',
  PropertyDefinition: 'key',
};

/** The literal expressions of a TypeScript file, and where it composes others with `RegExp`. */
export function expressionsIn(
  file: string,
  source: string,
): { readonly literals: readonly SourceExpression[]; readonly composing: readonly ComposingPlace[] } {
  const literals: SourceExpression[] = [];
  const composing: ComposingPlace[] = [];
  if (!MAY_BEGIN.test(source)) return { literals, composing };
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, name);
    if (!isNode(value)) return;
    const regex = value.type === 'Literal' && (value.regex as { pattern: string; flags: string } | undefined);
    if (regex) literals.push({ file, line: lineOf(value.start), name, ...regex });
    if (composes(value)) composing.push({ file, line: lineOf(value.start), name });
    const holder = value[HOLDERS[value.type] ?? ''] as { readonly name?: string } | undefined;
    for (const child of Object.values(value)) visit(child, holder?.name ?? name);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), '');
  return { literals, composing };
}

/** `new RegExp(...)` and `RegExp(...)`. */
function composes({ type, callee }: SyntaxNode): boolean {
  return (
    ['NewExpression', 'CallExpression'].includes(type) &&
    (callee as { readonly name?: string }).name === 'RegExp'
  );
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
