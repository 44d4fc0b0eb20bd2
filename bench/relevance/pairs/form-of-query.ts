const EXCLUDED = /(?:\s-|\bNOT\s+)(?:"[^"]*"|\([^)]*\)|[^\s"()]+)/g;
const SIGNS = /["“”„‟＂()*]|\bOR\b/g;

/** What a record says that a query asks for: the query's words as typed, without signs of the query language. */
export function formOfQuery(query: string): string {
  return query.replace(EXCLUDED, ' ').replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
}

/** The same with the words that the query leaves out; undefined where it leaves nothing out. */
export function excludedFormOfQuery(query: string): string | undefined {
  if (query.match(EXCLUDED) === null) return undefined;
  const whole = query.replace(EXCLUDED, (part) => ` ${part.replace(/^\s-|^NOT\s+/, '')} `);
  return whole.replace(SIGNS, ' ').replace(/\s+/g, ' ').trim();
}
