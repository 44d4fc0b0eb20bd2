import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';

/** What readers call a work. */
export const WORK = anyOf`
  (?:books?|novels?|titles?|journals?|magazines?|theses|thesis|dissertations?|works?|volumes?|textbooks?
      |publications?|articles?|maps?|scores?|films?|dvds?|e-?books?|ebooks?|materials?|literature|stuff|anything
      |something|resources)
`;
/** Words of a day that a library may be open on. */
export const DAY = anyOf`
  (?:today|tonight|tomorrow|now|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|christmas
      |easter|new year|late|early|evenings?|mornings?|night|noon|\d{1,2}(?:st|nd|rd|th)|january|february|march
      |april|may \d|june|july|august|september|october|november|december)
`;
/** Works in the language with this name. */
export const LANGUAGE = (names: string) =>
  pattern(anyOf`
    \bin (?:${names})\b
    \b(?:${names})(?:[- ]language)? (?=(?:books?|novels?|translations?|editions?|journals?|ones?|versions?|texts?|titles?
        |dissertations?|theses|thesis|articles?|magazines?|newspapers?|textbooks?|e-?books?|films?)\b)
    \b(?:${names})[- ]language\b
    ^(?:and |only |just |what about )?(?:${names})(?: only)?\W*$
  `);
