/** A column as a condition names it. */
interface Column {
  /** The table's name in the statement; undefined where it is left out. */
  readonly table: string | undefined;
  readonly column: string;
}

/** `left` equals a parameter, or another column. */
export interface Equality {
  readonly left: Column;
  readonly right: Column | 'parameter';
  /** The table of a left join whose `on` says it: it narrows that table and no other. */
  readonly only: string | undefined;
}

/** One select, update, delete or insert of a statement, with those that it holds. */
export interface SqlScope {
  /** Names of tables by the names that they have here. */
  readonly tables: Map<string, string>;
  /** What holds for every row: conditions that stand under `or` or `not` are left out. */
  readonly equalities: Equality[];
  /** Columns that an insert names. */
  inserted?: { readonly table: string; readonly columns: readonly string[] };
  readonly inner: SqlScope[];
}

const TOKEN = /"(\w+)"|'(?:[^']|'')*'|(\$\d+|\?)|(\w+)|[(),.=]|[^\s\w]/g;
const KEYWORDS_OF_CONDITIONS = ['where', 'on', 'having'];
const KEYWORDS_OF_OTHER_PARTS = ['select', 'set', 'group', 'order', 'limit', 'returning', 'values', 'using'];
const TABLE_FOLLOWS = ['from', 'join', 'update', 'into'];
const SET_OPERATIONS = ['union', 'intersect', 'except'];

/** Reads the statements that Kysely writes, whose names are quoted; of what it does not know it makes nothing. */
export function sqlScopes(sql: string): SqlScope[] {
  const tokens = [...sql.matchAll(TOKEN)].map(([token]) => (isName(token) ? token : token.toLowerCase()));
  return readScopes(tokens);
}

function readScopes(tokens: readonly string[]): SqlScope[] {
  const scopes: SqlScope[] = [];
  let start = 0;
  let depth = 0;
  tokens.forEach((token, at) => {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (depth > 0 || !SET_OPERATIONS.includes(token)) return;
    scopes.push(readScope(tokens.slice(start, at)));
    start = at + 1;
  });
  scopes.push(readScope(tokens.slice(start)));
  return scopes;
}

function readScope(tokens: readonly string[]): SqlScope {
  const scope: SqlScope = { tables: new Map(), equalities: [], inner: [] };
  readPart(scope, tokens, { holds: true });
  return scope;
}

function readPart(scope: SqlScope, tokens: readonly string[], { holds }: { readonly holds: boolean }): void {
  let part: 'tables' | 'conditions' | 'other' = holds ? 'conditions' : 'other';
  let leftJoin = false;
  let joined: string | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    if (token === '(') {
      const end = closing(tokens, at);
      readGroup(scope, tokens.slice(at + 1, end), {
        holds: part === 'conditions' && tokens[at - 1] !== 'not',
      });
      at = end;
    } else if (TABLE_FOLLOWS.includes(token)) {
      part = 'tables';
      leftJoin = token === 'join' && tokens[at - 1] === 'left';
      joined = undefined;
    } else if (KEYWORDS_OF_CONDITIONS.includes(token)) {
      part = 'conditions';
      if (token !== 'on') leftJoin = false;
    } else if (KEYWORDS_OF_OTHER_PARTS.includes(token)) part = 'other';
    else if (part === 'tables' && (isName(token) || TABLE_FOLLOWS.includes(tokens[at - 1] ?? ''))) {
      const alias = tokens[at + 1] === 'as' ? nameOf(tokens[at + 2] ?? '') : nameOf(token);
      if (tokens[at - 1] !== 'as') {
        scope.tables.set(alias, nameOf(token));
        joined = alias;
        if (tokens[at - 1] === 'into') {
          const columns = tokens.slice(at + 2, closing(tokens, at + 1)).filter(isName);
          scope.inserted = { table: nameOf(token), columns: columns.map(nameOf) };
        }
      }
    } else if (part === 'conditions' && (token === '=' || token === 'in')) {
      const left = columnBefore(tokens, at);
      const right = columnOrParameter(tokens, token === 'in' ? at + 2 : at + 1);
      if (left && right) scope.equalities.push({ left, right, only: leftJoin ? joined : undefined });
    }
  }
}

/** A group in parentheses: a query of its own, or a part of a condition. */
function readGroup(scope: SqlScope, tokens: readonly string[], { holds }: { readonly holds: boolean }): void {
  if (tokens[0] === 'select') scope.inner.push(...readScopes(tokens));
  else readPart(scope, tokens, { holds: holds && !hasOr(tokens) });
}

function hasOr(tokens: readonly string[]): boolean {
  let depth = 0;
  return tokens.some((token) => {
    if (token === '(') depth++;
    if (token === ')') depth--;
    return depth === 0 && token === 'or';
  });
}

function closing(tokens: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at] === '(') depth++;
    if (tokens[at] === ')' && --depth === 0) return at;
  }
  return tokens.length;
}

function columnBefore(tokens: readonly string[], at: number): Column | undefined {
  return isName(tokens[at - 1] ?? '') ? columnEnding(tokens, at - 1) : undefined;
}

function columnOrParameter(tokens: readonly string[], at: number): Column | 'parameter' | undefined {
  const token = tokens[at] ?? '';
  if (token === '?' || token.startsWith('$')) return 'parameter';
  if (!isName(token)) return undefined;
  return columnEnding(tokens, tokens[at + 1] === '.' ? at + 2 : at);
}

function columnEnding(tokens: readonly string[], at: number): Column {
  const table = tokens[at - 1] === '.' ? nameOf(tokens[at - 2] ?? '') : undefined;
  return { table, column: nameOf(tokens[at] ?? '') };
}

function isName(token: string): boolean {
  return token.startsWith('"');
}

function nameOf(token: string): string {
  return token.replaceAll('"', '');
}
