import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';

/** What readers call a work. */
export const WORK = anyOf`
  (?:livres?|romans?|titres?|revues?|magazines?|theses?|memoires?|ouvrages?|volumes?|manuels?|publications?
      |articles?|cartes|partitions?|films?|dvd|e-?books?|documents?|oeuvres?|quelque chose|ressources)
`;
/** Words of a day that a library may be open on. */
export const DAY = anyOf`
  (?:aujourd'? ?hui|ce soir|demain|maintenant|week-?end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
      |jours? feries?|noel|paques|toussaint|vacances|nuit|matin|midi|tard|tot|janvier|fevrier|mars|avril|juin
      |juillet|aout|septembre|octobre|novembre|decembre)
`;
/** Works in the language with this name. */
export const LANGUAGE = (name: string) =>
  pattern(anyOf`
    \ben (?:langue )?(?:${name})\b
    (?<=\b${WORK} )(?:${name})(?:e?s?)\b(?= *$|[?.!]| (?:sur|parus?|parues?|publie\w*|depuis|apres|avant|qui)\b)
  `);
