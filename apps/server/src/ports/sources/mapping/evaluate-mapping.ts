import jsonata from 'jsonata';
import { SourceFaultError } from '../source-fault-error.ts';

/** Milliseconds, calls in one another, and values of a list: beyond them JSONata ends a mapping by itself. */
const LIMITS = { timeout: 400, stack: 200, sequence: 20_000 };
const MAX_RESULT_LENGTH = 200_000;
/** Functions that make regular expressions, or expressions of what a source answered. */
const WITHOUT = ['eval', 'match', 'toMillis', 'parseInteger'];

/** What is wrong with a mapping, in English; undefined where it can be run. */
export function mappingFault(mapping: string): string | undefined {
  try {
    return hasExpression(compile(mapping).ast()) ? 'regular expressions are not allowed' : undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** What a mapping makes of an answer, as JSON; null for nothing. @throws SourceFaultError (MAPPING, MAPPING_TOO_LONG) */
export async function evaluateMapping(
  mapping: string,
  answer: unknown,
  book: Readonly<Record<string, string>>,
): Promise<string> {
  const fault = mappingFault(mapping);
  if (fault !== undefined) throw new SourceFaultError('MAPPING', fault);
  let made: unknown;
  try {
    made = await compile(mapping).evaluate(answer, { book });
  } catch (error) {
    const isOver = LIMIT_CODES.has(codeOf(error));
    throw new SourceFaultError(isOver ? 'MAPPING_TOO_LONG' : 'MAPPING', reasonOf(error));
  }
  const json = JSON.stringify(made ?? null, (_, value: unknown) =>
    typeof value === 'function' ? null : value,
  );
  if (json.length > MAX_RESULT_LENGTH)
    throw new SourceFaultError(
      'MAPPING_TOO_LONG',
      `the mapping makes more than ${MAX_RESULT_LENGTH} characters`,
    );
  return json;
}

/** JSONata: time, stack, and length of a list. */
const LIMIT_CODES: ReadonlySet<string> = new Set(['D1011', 'D1012', 'D2014', 'D2015']);

class NoExpressions {
  constructor() {
    throw new Error('regular expressions are not allowed');
  }
}

function compile(mapping: string): jsonata.Expression {
  const expression = jsonata(mapping, {
    ...LIMITS,
    RegexEngine: NoExpressions as unknown as RegExpConstructor,
  });
  for (const name of WITHOUT)
    expression.registerFunction(name, () => {
      throw new Error(`$${name} is not allowed`);
    });
  return expression;
}

function hasExpression(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { readonly type?: unknown }).type === 'regex') return true;
  return Object.values(node).some(hasExpression);
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

function reasonOf(error: unknown): string {
  const { message, position } = (error ?? {}) as { readonly message?: unknown; readonly position?: unknown };
  const where = typeof position === 'number' ? ` (at ${position})` : '';
  return `${typeof message === 'string' ? message : 'it cannot be run'}${where}`.slice(0, 300);
}
