import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { DAY } from './words.ts';

/** Questions about hours, loans, requests and debts. The first rule that fits decides, so narrow ones come first. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    intent: 'available',
    when: pattern(anyOf`
      \bquand\b.{0,60}\b(?:disponible|de retour|(?<!doit etre |dois-je |devoir etre )rendu|revien\w+
          |sera rentre|rentrera|rayon)\b
      \b(?:revien\w+|rentre(?:ra)?|de retour|rendu|disponible)\b.{0,20}\bquand\b
    `),
    unless: pattern('\\bma reservation'),
  },
  {
    intent: 'hours',
    when: pattern(anyOf`
      \bhoraires?\b
      \b(?:a|de|a partir de|jusqu'a) quelle heure\b(?! est-il)
      \bheures? d'ouverture
      \b(?:a quelle heure|quand|jusqu'a quelle heure|jusqu'a quand
          |a partir de quelle heure)\b.{0,50}\b(?:ouvr\w+|ferm\w+|ouvert\w*)\b
      \b(?:etes-vous|est-ce|est|sera|seront|sont|c'est|serez-vous)\b.{0,50}\b(?:ouvert|ferme)e?s?\b
      \b(?:ouvert|ferme|ouvrez|fermez|ouvre|ferment|ouvrent)(?:e|s|es)?\b.{0,24}${DAY}
      ${DAY}.{0,24}\b(?:ouvert|ferme|ouvrez|fermez|ouvre)(?:e|s|es)?\b
      \bfermetures?\b
      \bouverture\b
      \bouvrez-vous
      \bfermez-vous
      \bouverte?s? (?:le|la|ce|demain|maintenant)
    `),
    unless: pattern('\\bacces ouvert\\b|\\blivres? sur\\b|\\bemprunt|\\bprolong'),
  },
  {
    intent: 'rules',
    rule: 'renewals',
    when: pattern(anyOf`
      \bcombien de fois\b.{0,40}\b(?:prolong\w*|renouvel\w*)
      \b(?:regles?|conditions?|nombre|limite) (?:de |des |du |pour )(?:les )?(?:prolongations?
          |renouvellements?)
      \b(?:prolongations?|renouvellements?) (?:sont|est)?.{0,12}(?:possibles?|autorise|permis|maxim)
    `),
  },
  {
    intent: 'renew',
    when: pattern(anyOf`
      \bprolong\w*
      \brallong\w*
      \b(?:garder|conserver) .{1,80}\b(?:encore|davantage|un peu|plus)\b
      \bpas (?:encore )?(?:fini|termine)\b
      \brenouvel\w*
      \bgarder\b.{1,40}\b(?:plus longtemps|encore|de plus)
      \bplus de temps
      \b(?:une|deux|quelques) (?:semaines?|jours?) de plus
      \bencore (?:une|deux) semaines?
      \breconduire
    `),
    unless: pattern(anyOf`
      \b(?:abonnement|inscription|adhesion|ma carte|carte de lecteur)\b
      \blivres? sur\b
      renouvelables?
    `),
    act: pattern(anyOf`
      \b(?:s'il (?:vous|te) plait|svp|pouvez-vous|peux-tu|pourriez-vous|je (?:veux|voudrais|souhaite
          |souhaiterais|desire|dois)|j'aimerais|moi|tous|toutes|prolonge[zr]?|renouvelle[zr]?|garder
          |rallonge[rz]?)\b
    `),
  },
  {
    intent: 'rules',
    rule: 'fine',
    when: pattern(anyOf`
      \bque se passe-t-il
      \bqu'arrive-t-il
      \bque risque
      \b(?:amendes?|penalites?|frais|sanctions?)\b.{0,24}\b(?:par jour|de retard|en cas de|si|pour un retard
          |chaque jour)
      \bcombien (?:coute|est|sont|faut-il payer)\b.{0,30}\b(?:retard|amende|penalite)
      \b(?:y a-t-il|est-ce qu'il y a|existe-t-il)\b.{0,16}\b(?:amendes?|penalites?|frais)
      \bsi je rends\b.{0,30}\bretard
      \bmontant (?:de l'amende|des amendes|des penalites)
      \bretard\b.{0,24}\b(?:combien|coute|payer|amende|penalite|sanction)
      \bcomment (?:sont|est) calcul\w+
    `),
    unless: pattern(anyOf`
      \b(?:mes|mon|ma|ai-je|dois-je|je dois)\b.{0,12}(?:amendes?|frais|payer|dettes?)
      \bperd
      \babim
    `),
  },
  {
    intent: 'rules',
    rule: 'other',
    when: pattern(anyOf`
      \b(?:perdu|perds|perdre|egare|abime|endommage|casse|dechire|tache)\w*\b.{0,30}\b(?:livres?|document
          |exemplaire|ouvrage|dvd|l'un)
      \b(?:livre|document|ouvrage|exemplaire)s? (?:est |a ete )?(?:perdu|abime|endommage|egare|casse|dechire)
      \bremboursement
    `),
    unless: pattern('\\blivres? sur\\b|\\broman sur\\b'),
  },
  {
    intent: 'fines',
    when: pattern(anyOf`
      \b(?:vous )?dois(?:-je)? de l'argent
      \b(?:mes|mon|des|une|aucune) (?:amendes?|frais|penalites?|dettes?|impayes?|solde)
      \b(?:que|combien) (?:est-ce que )?(?:vous )?(?:je )?dois(?:-je)?\b
      \bje (?:vous )?dois (?:combien|quelque chose|de l'argent|payer)
      \bai-je (?:des|une|encore|quelque chose)?.{0,10}(?:amendes?|frais|penalites?|dettes?|a payer)
      \b(?:payer|regler|solder)\b.{0,16}\b(?:amendes?|frais|dettes?|penalites?|solde)
      \bdois-je (?:payer|de l'argent|quelque chose|regler)
      \bcombien dois-je
      \bamendes?\b
      \bsomme due
    `),
    unless: pattern(anyOf`
      \blivres? sur\b
      \bamende honorable
      \bdois(?:-je)?\b.{0,20}\b(?:rendre|ramener|rapporter|retourner)
    `),
  },
  {
    intent: 'account',
    when: pattern(anyOf`
      \b(?:puis-je|je peux|est-ce que je peux) encore (?:en )?(?:prendre|emprunter|avoir)
      \bcombien\b.{0,30}\b(?:puis-je|je peux) encore\b
      \b(?:ne (?:peux|puis) (?:pas|plus)|refuse|bloque)\w*\b.{0,30}\bemprunt\w*
      \b(?:ai-je|j'ai) (?:chez moi|en ce moment|en cours|a la maison)
      \b(?:puis-je|je peux|est-ce que je peux) (?:encore )?emprunter (?:encore|d'autres|plus|davantage)
      \bpuis-je encore emprunter
      \bcombien de (?:livres?|documents?|ouvrages?|prets?|titres?) (?:puis-je|je peux
          |est-ce que je peux) encore
      \bcombien (?:de (?:livres?|documents?|ouvrages?|prets?|titres?) )?(?:ai-je|j'ai|est-ce que j'ai)
      \b(?:quels?|quelles?|qu'|que|qu'est-ce que)\b.{0,24}\b(?:ai-je|j'ai)\b.{0,20}(?:emprunte\w*|pret
          |chez moi|en ce moment|actuellement|en main)
      \b(?:mes|mon|ma) (?:prets?|emprunts?|compte|carte|abonnement|inscription|adhesion|historique
          |livres empruntes|documents empruntes|profil|points|dossier)\b
      \bce que j'ai emprunte
      \bpourquoi\b.{0,24}\b(?:ne puis-je|je ne peux|n'ai-je)
      \bmon (?:compte|inscription) .{0,12}(?:bloque|suspendu|valable|expire|actif)
      \bliste de mes\b
    `),
    unless: pattern(anyOf`
      \brendre\b
      \bramener\b
      \brapporter\b
      \bretard\b
      \becheance
      \bretour\b
      \ba rendre
    `),
  },
  {
    intent: 'holds',
    when: pattern(anyOf`
      \b(?:ma|mes) (?:\w+ )?(?:reservations?|demandes?|commandes?)\b
      \b(?:reservations?|demandes?|livres? reserves?)\b.{0,40}\b(?:prete?s?|arrive\w*|etat|statut|file
          |disponibles?|position|en attente|expire\w*|annul\w*|suivi)
      \b(?:que |qu')?j'ai (?:reserve|demande|commande)
      \b(?:pret|prete|disponible) (?:a|pour) (?:etre )?(?:retire|le retrait|retirer|emporter)
      \b(?:retirer|recuperer|chercher) (?:ma|mes|mon|le livre|l'ouvrage|la|ce que)
      \bquelque chose m'attend
      \bm'attend\w*
      \bmis de cote pour moi
      \b(?:combien de monde|personnes?|lecteurs?|quelqu'un) (?:avant|devant) (?:moi|nous)
      \bannul\w+\b.{0,24}\b(?:reservation|demande)
      \bou en (?:est|sont) (?:ma|mes)\b
      \bfile d'attente
      \bliste d'attente
      \bma place\b
      \bcombien de (?:personnes|lecteurs) (?:avant|devant)
      \bavant moi
      \bannuler\b.{0,16}\breservation
      \bmon tour
    `),
    unless: pattern(anyOf`
      \bje (?:veux|voudrais|souhaite|souhaiterais) reserver
      \bpuis-je reserver
      \bcomment reserver
    `),
  },
  {
    intent: 'due',
    when: pattern(anyOf`
      \bquand\b.{0,60}\b(?:doit|doivent) etre (?:rendue?s?|rapportee?s?)
      \bquand\b.{0,50}\b(?:rendre|rapporter|ramener|retourner|restituer|rends)\b
      \b(?:rendre|rapporter|ramener|restituer)\b.{0,50}\bquand\b
      \b(?:dois|faut|doit)\b.{0,20}\b(?:rendre|rapporter|ramener|retourner|restituer)\b
      \bai-je du retard
      \bj'ai du retard
      \b(?:mes|mon) (?:livres?|prets?)\b.{0,24}\b(?:expire\w*|finit|se termine|a rendre)
      \bjusqu'a quand\b.{0,30}\b(?:j'ai|je|pour)\b
      \b(?:date|jour|delai)s? (?:de |du |limite |d'|limites? de )*(?:retour|rendu|echeance|restitution|limite)
      \becheances?\b
      \b(?:a|dois-je|faut-il|devoir|dois) rendre\b
      \ben retard\b
      \barriv\w+ a echeance
      \bavant (?:quand|quelle date)
      \bjusqu'a quand\b.{0,40}\b(?:garder|ai-je|puis-je)
      \b(?:combien de (?:temps|jours))\b.{0,20}\b(?:me reste|reste-t-il)
      \bpour quand\b
      \bretards?\b
      \bquel(?:le)?s? (?:livres?|prets?|documents?).{0,20}\b(?:rendre|retard|echeance)
    `),
    unless: pattern(anyOf`
      \bou (?:puis-je|peut-on|dois-je|faut-il|est-ce que je peux) (?:rendre|rapporter|ramener)
      \blivres? sur\b
    `),
  },
];
