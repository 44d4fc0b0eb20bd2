import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** The name of a column, or an expression of text. */
type Text = string | Expression<unknown>;

/** Whether a text has another one in it. The signs of `like` stand for themselves. */
export function contains(text: Text, part: string): RawBuilder<SqlBool> {
  return like(text, `%${escaped(part)}%`);
}

/** Whether a text begins with another one. */
export function startsWith(text: Text, part: string): RawBuilder<SqlBool> {
  return like(text, `${escaped(part)}%`);
}

function like(text: Text, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${typeof text === 'string' ? sql.ref(text) : text} like ${pattern} escape '\\'`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
