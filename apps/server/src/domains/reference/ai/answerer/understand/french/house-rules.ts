import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';

/** Questions about what the library allows. */
export const HOUSE_RULES: readonly Rule[] = [
  {
    intent: 'rules',
    rule: 'maxLoans',
    when: pattern(anyOf`
      \bcombien de (?:\w+ )?(?:livres?|documents?|ouvrages?|dvd|titres?|prets?|revues?
          |exemplaires?)\b.{0,24}\b(?:peut|puis-je|peux|pouvons|pouvez|est-il possible|emprunter|maximum
          |a la fois|droit)
      \b(?:nombre (?:maximum|maximal|limite|max)|limite|maximum)\b.{0,24}\b(?:prets?|emprunts?|livres?
          |documents?)
      \b(?:emprunter|prendre|avoir|droit a)\b.{0,12}\bcombien de (?:livres?|documents?|ouvrages?|dvd|titres?)
      \bemprunter combien
    `),
  },
  {
    intent: 'rules',
    rule: 'loanDays',
    when: pattern(anyOf`
      \b(?:combien de temps|quelle duree|pour combien de temps|combien de (?:jours
          |semaines))\b.{0,40}\b(?:emprunter|garder|pret\w*|conserver|emprunt)
      \bduree (?:de|du|des|d') ?(?:pret|prets|emprunt)
      \bpour combien de temps
      \b(?:garder|emprunter|conserver|prete\w*)\b.{0,40}\b(?:combien de (?:temps|jours|semaines)|longtemps)
      \bperiode de pret
    `),
    unless: pattern('\\battend'),
  },
  {
    intent: 'rules',
    rule: 'card',
    when: pattern(anyOf`
      \b(?:obtenir|avoir|faire|demander|refaire|remplacer|faut-il)\b.{0,16}\b(?:une |ma |la )?carte\b
      \bm'?inscrire\b
      \bs'inscrire\b
      \binscription\b
      \bdevenir (?:membre|lecteur|abonne)
      \badherer\b
      \bcaution\b
      \bcotisation
      \btarif
      \blecteurs? exterieurs?
      \bpieces? (?:justificatives?|d'identite)
    `),
  },
  {
    intent: 'rules',
    rule: 'other',
    when: pattern(anyOf`
      \b(?:regles?|reglement|conditions|politique)\b
      \b(?:puis-je|peut-on|est-ce qu'on peut|a-t-on le droit|ai-je le droit|est-il (?:permis|possible
          |autorise)|on peut|est-ce que je peux)\b.{0,24}\b(?:manger|boire|apporter|amener|entrer|venir avec
          |imprimer|photocopier|copier|scanner|numeriser|photographier|utiliser|telephoner|emprunter (?:des
          |les|une) (?:revues?|periodiques?|journaux|magazines?|dictionnaires|usuels|dvd)|rendre|rapporter
          |emprunter pour)
      \bimprim\w+
      \bphotocop\w*
      \bscanner
      \bwi-?fi\b
      \bcasiers?\b
      \bboite (?:de retour|a livres)
      \bou (?:puis-je|peut-on|dois-je|faut-il|est-ce que je peux) (?:rendre|rapporter|ramener|deposer)
      \bcomment (?:fonctionne|marche)
      \bcomment emprunter\b
      \bautorise
      \binterdit
      \bpermis\b
      \bsalles? (?:de travail|d'etude)
      \bcombien de temps\b.{0,40}\b(?:mis de cote|reserve|gard\w+ (?:la )?reserv\w*)
    `),
    unless: pattern('\\blivres? sur\\b|[■]'),
  },
];
