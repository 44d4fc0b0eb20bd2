import type { NameParts } from '../bib.ts';

/**
 * The parts of a person's name. `entry` is the entry element as written ("King, Martin Luther" in MARC 21), `additions` are titles and
 * other words, each text with one or more between commas.
 */
export function nameParts(name: {
  readonly order: NameParts['order'];
  readonly entry: string;
  /** The rest of the name where the format has a subfield for it (UNIMARC $b). */
  readonly rest?: string | undefined;
  readonly numeration?: string | undefined;
  readonly fuller?: string | undefined;
  readonly additions: readonly string[];
}): NameParts | undefined {
  // Only a name that begins with the family name is turned at its comma.
  const [first = '', second, ...more] = name.order === 'surname' ? listed(name.entry) : [name.entry];
  const rest = name.rest ?? second;
  const additions = [...(name.rest === undefined ? more : []), ...name.additions.flatMap(listed)];
  if (first === '' && rest === undefined) return undefined;
  return {
    order: name.order,
    entry: first,
    ...(rest !== undefined && { rest }),
    ...(name.numeration !== undefined && { numeration: name.numeration }),
    ...(name.fuller !== undefined && { fuller: name.fuller }),
    ...(additions.length > 0 && { additions }),
  };
}

/** The parts between commas, without empty ones. */
function listed(text: string): string[] {
  return text
    .split(/[,،，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
