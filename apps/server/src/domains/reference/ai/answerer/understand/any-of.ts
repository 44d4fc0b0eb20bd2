/**
 * Phrases of which any may stand, as the source of a regular expression. Each line is a phrase. A line that begins with `|` goes on with
 * the group that the line before left open.
 */
export function anyOf(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts)
    .trim()
    .split(/\n\s*/)
    .reduce((source, line) => `${source}${line.startsWith('|') ? '' : '|'}${line}`);
}
