import { relatorCodeOfWord } from './tables/relator-words.ts';
import { isRelatorCode, relatorCodeOfTerm } from './tables/relators.ts';
import { relatorCodeOfNumber } from './tables/unimarc-relators.ts';

/** Cache of roles by text. Most records have one of a few dozen texts. */
const roleCache = new Map<string, string>();
const CACHE_LIMIT = 5_000;

/**
 * The MARC relator code for the text of a relator subfield. The text is a code ("aut", or a URI that ends with it), a
 * UNIMARC number ("070"), or a term or word of responsibility ("translator,", "译"). Words without a code are returned
 * as written.
 */
export function roleOf(text: string): string {
  const cached = roleCache.get(text);
  if (cached !== undefined) return cached;
  const role = findRole(text);
  if (roleCache.size < CACHE_LIMIT) roleCache.set(text, role);
  return role;
}

function findRole(text: string): string {
  const word = text
    .replace(/^https?:\/\/id\.loc\.gov\/vocabulary\/relators\//, '')
    .replace(/^[\s[(［（]+|(?<![\s\])］）.,;:-])[\s\])］）.,;:-]+$/g, '');
  const lower = word.toLowerCase();
  if (isRelatorCode(lower)) return lower;
  return (
    relatorCodeOfNumber(lower) ??
    relatorCodeOfTerm(lower) ??
    relatorCodeOfTerm(`${lower}, etc.`) ??
    relatorCodeOfWord(lower) ??
    relatorCodeOfWord(lower.replace(/^等/, '')) ??
    word
  );
}

/** The roles of a field without duplicates, from its relator codes and terms. */
export function rolesOf(codes: readonly string[], terms: readonly string[]): string[] {
  if (codes.length === 0 && terms.length === 0) return [];
  const roles = new Set<string>();
  for (const text of codes.length > 0 ? [...codes, ...terms] : terms) {
    const role = roleOf(text);
    if (role !== '') roles.add(role);
  }
  return [...roles];
}
