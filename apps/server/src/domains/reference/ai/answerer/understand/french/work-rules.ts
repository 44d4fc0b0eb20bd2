import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { WORK } from './words.ts';

/** Questions about works. */
export const WORK_RULES: readonly Rule[] = [
  {
    intent: 'get',
    when: pattern(anyOf`
      \ben ligne\b
      \btexte integral
      \btelecharg\w*
      \bpdf\b
      \bversion (?:numerique|electronique|e-?book)
      \bformat (?:numerique|electronique)
      \bcomment (?:puis-je |peut-on |je peux |faire pour )?(?:l')?(?:emprunter|obtenir|avoir|me procurer
          |acceder|commander)
      \bpret entre bibliotheques
      \blivr(?:er|aison|ez)
      \benvoy\w+
      \bje (?:voudrais|veux|souhaite|souhaiterais|desire) (?:l')?(?:emprunter|avoir|prendre)
      \bj'aimerais (?:l')?(?:emprunter|avoir|prendre)
      \bme procurer
    `),
    ofWork: true,
    act: pattern("\\bs'il|\\bsvp|\\bje (?:veux|voudrais|souhaite)|\\bj'aimerais|\\benvoy|\\blivr"),
  },
  {
    intent: 'get',
    when: pattern(anyOf`
      \bfaire venir\b
      \bfaites (?:moi )?venir
      \bde cote\b
      \b(?:apporter|transferer|envoyer|amener) .{1,60}\b(?:a|vers) (?:la |l'|une )?(?:autre )?(?:bibliotheque
          |annexe|■)
      \breserve[rz]?\b
      \breserver\b
      \breservation (?:de|pour|du|d')
      \bmettre de cote
      \bmettez[- ](?:le|la|l'|moi)
      \bgardez[- ](?:le|la|moi)
      \bpret entre bibliotheques
      \bdemander (?:le|la|ce|cet|■)
      \bcommander (?:le|la|ce|cet|■)
      \binscri\w+-moi sur la liste
    `),
    act: pattern(anyOf`
      \bs'il
      \bsvp
      \bje (?:veux|voudrais|souhaite|souhaiterais)
      \bj'aimerais
      \bpouvez-vous
      \bpeux-tu
      \bpourriez
      \bmoi\b
      ^reserve
      \bmettez
      \bgardez
    `),
  },
  {
    intent: 'where',
    when: pattern(anyOf`
      \bou (?:se trouve\w*|est\b|sont\b|est-ce|puis-je (?:le|la|les|l'|trouver)|trouver|trouve|le|la|peut-on
          |dois-je|ca)
      \bdans quel(?:le)? (?:bibliotheque|rayon|etage|salle|section|batiment|annexe)
      \ba quel etage
      \bquel(?:le)? (?:etage|rayon|cote|salle|emplacement|bibliotheque|section)
      \bcotes?\b
      \bemplacement
      \blocalis\w+
      \bcomment (?:le |la |l')?trouver
      \b(?:il|elle|livre|c'est|■)\b.{0,14}\bou\b\W*$
      ^ou\b
    `),
    unless: pattern(anyOf`
      \bou (?:puis-je|peut-on|est-ce que je peux|pourrais-je) trouver (?:des?|quelques
          |d'autres) (?:\w+ )?${WORK}
      \bou (?:bien|encore)\b
      \bcote d'
    `),
  },
  {
    intent: 'similar',
    when: pattern(anyOf`
      \bdans (?:le|ce) (?:genre|style|esprit|gout)\b
      \b(?:qui|quoi) d'autre (?:ecrit|existe|y a-t-il)
      \bsimilaires?\b
      \bsemblables?\b
      \bressembl\w+
      \bdu meme (?:genre|style|type|acabit)
      \bdans le meme (?:genre|style|esprit|gout)
      \b(?:livres?|romans?|ouvrages?|chose|autres?|titres?|oeuvres?) (?:\w+ )?comme\b
      \bj'ai (?:bien |beaucoup |adore|aime|lu|fini|termine)\b.{1,90}\b(?:que|quoi|conseill\w*|recommand\w*
          |propos\w*|autre\w*|ensuite|suggere\w*|lire)
      \bsi j'ai aime
      \bque lire (?:apres|ensuite)
      \bapparentes?
      \bproches? de\b
      \ben rapport avec (?:ce|celui|cet)
      \bcomme (?:celui|celle|ceux|ce livre|■)
    `),
  },
  {
    intent: 'define',
    when: pattern(anyOf`
      \bqu'est-ce que?\b(?!.{0,30}\b(?:vous avez|tu as|avez-vous|je peux|il y a|j'ai|${WORK}|nouveau|neuf)\b)
      \bqu'est-ce qu'(?:un|une|on|elle|il)?\b(?!il y a| y a)
      \bc'est quoi\b
      \bque signifie\b
      \bveut dire\b
      \bdefini\w*
      \bdefinition
      \bsignification
      \bexpli\w+
      \b(?:de quoi (?:parle|traite|s'agit)|quel est (?:le sujet|le contenu|le theme|l'objet))
      \bresum\w+
      \bsommaire
      \btable des matieres
      \bparle[zr]?[- ]moi (?:de|du|des|d')
      \bpresente[zr]?[- ]moi
      \bcontenu (?:de|du)
      \bqui (?:etait|est|fut)\b(?! (?:l'auteure?|l'autrice|le traducteur|la traductrice|l'editeur))
      \bdecri\w+
      \bque sait-on
    `),
    unless: pattern(anyOf`
      \b(?:trouve\w*|recommand\w*|conseill\w*|cherche|avez-vous|as-tu)\b.{0,40}\b${WORK}
    `),
  },
  {
    intent: 'count',
    when: pattern(anyOf`
      \bcombien (?:de|d'|y a|en|avez)\b
      \bnombre (?:de|d'|total)
      \bcombien\b\W*$
      \btaille (?:de la|du) (?:collection|fonds)
    `),
  },
  {
    intent: 'available',
    when: pattern(anyOf`
      \bdisponib\w+
      \ben rayon\b
      \bemprunte[es]*\b
      \bsorti[es]*\b
      \ben pret\b
      \b(?:est-il|est-elle|il est|elle est|sont-ils|est-ce) (?:encore |toujours |deja )?(?:la|libre|present
          |sorti|pris|emprunte)
      \b(?:puis-je|peut-on|est-ce que je peux|je peux|pourrais-je) (?:l'|le |la |les )?(?:emprunter|avoir
          |prendre)
      \b(?:est|sont)(?:-il|-elle)? (?:encore |toujours |deja )?(?:la|chez vous|sur place|dans les rayons|pris
          |prise|sorti|parti)\b
      \b(?:est-il|est-elle|il est|elle est) (?:encore |toujours |deja |bien )?(?:rentree?|revenue?|de retour
          |rendue?|libre)\b
      \bpeut-on (?:encore )?(?:l'|le |la )?(?:emprunter|prendre|avoir)
      \b(?:puis-je|je peux|est-ce que je peux) (?:venir )?(?:le |la |l'|les )?(?:chercher|prendre|emporter
          |emprunter)\b
      \breste-t-il
      \bil (?:en )?reste
      \bexemplaires? (?:libres?|restants?|en rayon)
      \bempruntables?
    `),
    unless: pattern(anyOf`
      \b(?:quels?|quelles?|des|trouve\w*|recommand\w*|cherche|liste)\b.{0,30}\b${WORK}\b
      \bplus emprunt
      \bj'ai emprunte
    `),
  },
];
