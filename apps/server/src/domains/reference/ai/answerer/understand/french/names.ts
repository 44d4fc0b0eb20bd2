import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';
import { WORK } from './words.ts';

/** What is named, and the words around it. */
export const NAMES = {
  fillers: pattern(
    anyOf`
    \b(?:s'il (?:vous|te) plait|svp|bonjour|bonsoir|salut|merci|je|j'|tu|vous|nous|on|me|m'|moi|ai|as|a|avez
        |avons|ont|y|il|elle|est|sont|suis|etre|veux|voudrais|aimerais|souhaite|souhaiterais|cherche|chercher
        |recherche|trouver|trouve|trouvez|montre|montrez|donne|donnez|lire|voir|apprendre|etudier|avoir|est-ce
        |que|qu'|qu|quoi|quel|quels|quelle|quelles|qui|ou|comment|combien|pour|de|d'|du|des|le|la|l'|les|un|une
        |au|aux|en|dans|sur|par|avec|et|ce|cet|cette|ces|celui|votre|vos|notre|livres?|romans?|ouvrages?|titres?
        |documents?|publications?|oeuvres?|quelque|chose|quelques|bibliotheque|catalogue|collection|fonds
        |conseille|conseillez|conseiller|recommande|recommandez|recommander|propose|proposez|suggerer|bons?
        |bonnes?|interessants?|concernant|propos|sujet|theme|traitant|parlant|relatifs?|disponibles?|maintenant
        |actuellement|nouveaux?|nouvelles?|nouveautes?|recents?|derniers?|dernieres?|plus|empruntes?|lus|rayon
        |intitule|appele|peux|peut|puis|pouvez|pourriez|t|si|aussi|seulement|existe|semblables?|similaires?
        |proches?|quand|ecrit|parue?s?|publiee?s?|auteure?|savoir|possed\w+|aime|adore|comparables?)\b
    [?!.,;:«»]
    (?<=\s|^)[ldjmnqs]'
  `,
    'g',
  ),
  names: [
    {
      kind: 'title',
      when: pattern(anyOf`
        \b(?:intitulee?s?|qui s'appelle|appelee?|le livre|le roman|la revue|l'ouvrage|le titre
            |le magazine)\s{1,9}(?!(?:sur|de|du|des|d'|que|qui|est|a|en|avec|dont
            |je)\b)(?<name>[^?!,;]{2,80}?)(?=\s{1,9}(?:de|par|est|en|a|disponible|maintenant|svp|est-il|se|sont)\b
            |[?!,;.]|$)
      `),
    },
    {
      kind: 'author',
      when: pattern(
        anyOf`
        \b(?:ecrits? par\b|auteure?\b|par\b|(?:livres?|romans?|ouvrages?|oeuvres?|pieces?|poemes?|essais?
            |nouvelles|titres?|textes?) (?:de\b|d'))\s{0,9}(?!(?:la|le|les|l'|des|du|cuisine|poche|base|droit|jeunesse|histoire
            |science|voyage|poesie|philosophie|physique|chimie|mathematiques?|informatique|medecine|musique|art
            |sport|fiction|economie|enfants)\b)(?<name>[\p{L}.'’ -]{2,60}?)(?=\s{1,9}(?:sur|en|depuis|apres|avant
            |avez|est|sont|y|disponibles?|que|qui|publies?|dans|svp|et|a)\b|[?!,;0-9]|\.?$)
      `,
        'u',
      ),
    },
    {
      kind: 'author',
      when: pattern(
        anyOf`
        \b(?:qu'a|qu'est-ce qu'a|quels (?:livres
            |romans) a) (?:ecrits? )?(?<name>[\p{L}.'’ -]{2,50}?)(?: (?:a )?(?:ecrit|publie))\b
      `,
        'u',
      ),
    },
    {
      kind: 'subject',
      when: pattern(anyOf`
        \b(?:sur|concernant|a propos (?:de|du|des|d')|au sujet (?:de|du|des|d')|traitant (?:de|du|des|d')
            |parlant (?:de|du|des|d')|qui parlent? (?:de|du|des|d')|consacre\w* (?:a|au|aux)|relatifs? (?:a|au
            |aux)|apprendre|etudier|introduction (?:a|au|aux))\s{0,9}(?:la |le |les |l')?(?!(?:rayon|place|mon|ma
            |mes|ce|cela|ca)\b)(?<name>[^?!,;]{2,80}?)(?=\s{1,9}(?:en (?:anglais|francais|allemand|chinois|espagnol
            |italien|japonais|russe|latin)|en rayon|parue?s?|publiee?s?|depuis|apres|avant|entre|disponibles?|avez
            |est|sont|y a|que|qui|pour|svp|dans|de(?:puis)? \d)\b|[?!,;]|\.?$)
      `),
    },
    {
      kind: 'subject',
      when: pattern(anyOf`
        \b${WORK} (?:de|d')\s{0,9}(?<name>(?:cuisine|droit|histoire|science|voyage|poesie|philosophie|physique
            |chimie|mathematiques?|informatique|medecine|musique|art|sport|economie|biologie|geographie
            |sociologie|psychologie|religion|linguistique|architecture|jardinage)[^?!,;]{0,40}?)(?=\s{1,9}(?:en
            |depuis|disponibles?|avez|est|sont)\b|[?!,;]|\.?$)
      `),
    },
    {
      kind: 'subject',
      when: pattern(anyOf`
        \b(?:livres?|ouvrages?|documents?) d'(?<name>histoire|art|economie|architecture|informatique|astronomie
            |anthropologie|education|ethique|ecologie)\b
      `),
    },
  ],
  works: pattern(`\\b${WORK}\\b`),
  moods: pattern(anyOf`
    ^(?:(?:bon|bien|beau|belle|sympa|drole|leger|legere|court|facile|interessante?|passionnante?|detendre
        |detente|vacances|week-?end|plage|train|soir|soiree|nuit|ete|hiver|m|ennuie|idees?|envie|chose|genre
        |cadeau|offrir|quoi|sais|pas|aide[rz]?|moi|oui|non|ok|vraiment|temps|passer|mieux|lecture|prefere(?:r|s|z|rais)?|ne
        |n|plus|du|tout|aucune|truc|livre|autre|a)\W*)+$
  `),
} satisfies Partial<Grammar>;
