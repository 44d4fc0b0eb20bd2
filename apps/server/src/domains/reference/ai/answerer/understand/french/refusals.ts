import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { WORK } from './words.ts';

/** Questions that no work of the library answers: about passwords, other readers and the world outside, and for people. */
export const REFUSALS: readonly Rule[] = [
  {
    intent: 'account',
    when: pattern(anyOf`
      \b(?:oublie|perdu|changer|reinitialiser|modifier) (?:de |mon |le )*(?:mot de passe|code)
      declarer (?:la perte|ma carte)
      \bcarte (?:perdue|volee)
    `),
  },
  {
    intent: 'refused',
    when: pattern(anyOf`
      \bprompt\b
      \b(?:tes|vos|ces) (?:propres )?(?:instructions|consignes)
      \bignore[zr]? (?:toutes?|les|tes|vos|tout)
      \boublie[zr]? (?:toutes?|les|tes|vos|tout)
      \bmots? de passe\b
      \bqui (?:d'autre )?(?:a|ont|avait|detient|lit|possede|l'a
          |doit) (?:deja |actuellement |encore )?(?:emprunte|reserve|pris|lu|ce|cet|cette|le|la|l')
      \b(?:quel|quelle) (?:lecteur|lectrice|usager|personne|etudiant)\b
      \b(?:dernier|derniere|precedent|prochain) (?:lecteur|lectrice|emprunteur|usager)
      \bqui (?:emprunte|lit|detient|reserve)\b
      \bpar qui\b.{0,30}\bemprunte
      \bchez qui\b
      \b(?:quelqu'un|un autre (?:lecteur|usager|abonne|etudiant)|une autre (?:personne|lectrice)
          |d'autres lecteurs|autres (?:lecteurs|usagers)|(?:mon|ma|mes) (?:ami|amie|amis|frere|soeur|femme
          |mari|fils|fille|colocataire|voisine?|chef|prof|professeur|directeur|directrice|mere|pere|copine?
          |collegues?|camarades?|enfants?))\b.{0,40}\b(?:emprunt\w*|amendes?|doit|compte|reserv\w*|telephone
          |e-?mail|adresse|prets?|historique|mail)
      \b(?:prets?|emprunts?|compte|amendes?|reservations?|historique|adresse|telephone|livres) (?:de|d'
          |du) (?:mon|ma|mes|un autre|une autre|l'autre|lecteur|la lectrice|l'usager|[a-z]+\d)
      \b(?:que|qu'|quoi|livres?) (?:lit|emprunte|a|doit) [a-z]*\d[\w-]+
      \b(?:ses|leurs) (?:autres )?(?:prets?|emprunts?|amendes?|reservations?)\b
      \b(?:lecteur|lectrice|usager|compte|carte|abonne|numero|etudiant) (?:numero |no |n° ?)?[a-z]*\d[\w-]*
      \b(?:qu'a|qu'ont|qu'est-ce qu'a|que doit|combien doit|quels? \w+ a|quels livres a) (?!(?:la|le|les|l'
          |votre|t-|cette|ce|ecrit|publie|on)\b)[a-z.'-]+(?: [a-z.'-]+)? ?(?:emprunte|reserve|a la|$|\?)
      [a-z]+\d{3,} (?:a|doit|emprunte)
    `),
  },
  {
    intent: 'outside',
    when: pattern(anyOf`
      \bmeteo\b
      \b(?:pleuvra|pleut|neige|fait-il (?:beau|froid|chaud)|temps qu'il fait)\b
      \bcapitale (?:de|du|d')
      \bquel temps\b
      \bpleuvoir
      \bbourse\b
      \bloterie\b
      \bloto\b
      taux de change
      \bscore du match
      \b(?:ecri[st]|ecrivez|redige[zr]?|compose[zr]?|ecrire|rediger|genere[zr]?|invente[zr]?)(?:-moi|-nous
          | moi)? (?:une?|mon|ma|le|la|du|des)? ?(?:\w+ ){0,2}?(?:dissertation|poeme|lettre|mail|courriel|code
          |programme|discours|cv|chanson|devoir|essai|rapport|histoire|redaction|expose|conte|recit)
      \bmes devoirs\b
      \b(?:resou\w*|fai[st]|faites)\b.{0,14}\b(?:equation|devoir|exercice|probleme)
      \btradui[st]\w*\b.{0,10}(?:ce|cette|en|la phrase|le texte|:)
      \bblague
      \brecette (?:de|du|des|pour)
      \bcomment (?:cuisiner|cuire|reparer|maigrir|faire (?:un|une|des|la|le) (?:gateau|crepes?|pizza|pain
          |soupe|tarte|cafe))
      \b(?:reserve[zr]?|commande[zr]?|achete[zr]?)(?:-moi)? (?:une?|des|mon)? ?(?:vol|table|hotel|billet|taxi
          |pizza|train|chambre)
      \bqui a gagne
      \bqui est le (?:president|roi|premier ministre|pape)
      \bquelle heure est-il
      \bquel jour (?:sommes|est)
      \bes-tu\b
      \betes-vous (?:humain|un robot|reel|marie)
      \bquel age as-tu
      \bm'aimes
      \bchante
      \bcombien font
      \b\d+ ?(?:fois|plus|moins|x|\*|\+) ?\d+
      \brestaurant
      \bpharmacie
      \bhoroscope
      \bmal a la tete
    `),
    unless: pattern(`\\b${WORK} (?:sur|de|du|des|d')\\b|\\bavez-vous\\b`),
  },
  {
    intent: 'librarian',
    when: pattern(anyOf`
      \b(?:parler|discuter|poser une question|ecrire) (?:a|avec) (?:une?|la|le|quelqu'un|votre)
      \bbibliothecaires?\b
      \b(?:un|une|vos|tes|des) collegues?\b
      \b(?:parler|demander) a (?:quelqu'un|une? (?:vraie|personne|humain))
      \bpassez-moi\b
      \bpersonne reelle
      \bvraie personne
      \bhumain
      \bpersonnel\b
      \bcontacter\b
      \bjoindre\b
      \bnumero de telephone
      \btelephone\b
      \badresse (?:mail|e-?mail|electronique)
      \bappeler\b
      \breclamation
      \bplaindre
      \bplainte
      \bsugger\w+ (?:un achat|l'achat|d'acheter|que vous|une acquisition)
      \bsuggestion d'achat
      \b(?:pouvez-vous|pourriez-vous|pourrait-on|proposer) (?:d')?(?:acheter|acquerir|commander|l'achat
          |un achat)
      \bacheter (?:ce|le|un) (?:livre|roman|ouvrage)
      \bavis sur (?:le site|la bibliotheque)
    `),
    unless: pattern('\\blivres? sur\\b'),
  },
];
