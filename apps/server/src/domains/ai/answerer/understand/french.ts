import { pattern } from './folded-text.ts';
import type { Grammar } from './grammar.ts';

const WORK =
  '(?:livres?|romans?|titres?|revues?|magazines?|theses?|memoires?|ouvrages?|volumes?|manuels?|publications?|articles?|cartes|partitions?|films?|dvd|e-?books?|documents?|oeuvres?|quelque chose|ressources)';
const DAY =
  "(?:aujourd'? ?hui|ce soir|demain|maintenant|week-?end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jours? feries?|noel|paques|toussaint|vacances|nuit|matin|midi|tard|tot|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)";
const LANGUAGE = (name: string) =>
  pattern(`\\ben (?:langue )?(?:${name})\\b|\\b${WORK} (?:${name})s?\\b(?= *$|[?.!])`);

/** How French asks. Accents are folded away. */
export const FRENCH: Grammar = {
  rules: [
    {
      intent: 'account',
      when: pattern(
        '\\b(?:oublie|perdu|changer|reinitialiser|modifier) (?:de |mon |le )*(?:mot de passe|code)|declarer (?:la perte|ma carte)|\\bcarte (?:perdue|volee)',
      ),
    },
    {
      intent: 'refused',
      when: pattern(
        "\\bprompt\\b|\\b(?:tes|vos|ces) (?:propres )?(?:instructions|consignes)|\\bignore[zr]? (?:toutes?|les|tes|vos|tout)|\\boublie[zr]? (?:toutes?|les|tes|vos|tout)|\\bmots? de passe\\b|\\bqui (?:d'autre )?(?:a|ont|avait|detient|lit|possede|l'a|doit) (?:deja |actuellement |encore )?(?:emprunte|reserve|pris|lu|ce|cet|cette|le|la|l')|\\b(?:quel|quelle) (?:lecteur|lectrice|usager|personne|etudiant)\\b|\\b(?:dernier|derniere|precedent|prochain) (?:lecteur|lectrice|emprunteur|usager)|\\bqui (?:emprunte|lit|detient|reserve)\\b|\\bpar qui\\b.{0,30}\\bemprunte|\\bchez qui\\b" +
          "|\\b(?:quelqu'un|un autre (?:lecteur|usager|abonne|etudiant)|une autre (?:personne|lectrice)|d'autres lecteurs|autres (?:lecteurs|usagers)|(?:mon|ma|mes) (?:ami|amie|amis|frere|soeur|femme|mari|fils|fille|colocataire|voisine?|chef|prof|professeur|directeur|directrice|mere|pere|copine?|collegues?|camarades?|enfants?))\\b.{0,40}\\b(?:emprunt\\w*|amendes?|doit|compte|reserv\\w*|telephone|e-?mail|adresse|prets?|historique|mail)|\\b(?:prets?|emprunts?|compte|amendes?|reservations?|historique|adresse|telephone|livres) (?:de|d'|du) (?:mon|ma|mes|un autre|une autre|l'autre|lecteur|la lectrice|l'usager|[a-z]+\\d)" +
          "|\\b(?:que|qu'|quoi|livres?) (?:lit|emprunte|a|doit) [a-z]*\\d[\\w-]+|\\b(?:ses|leurs) (?:autres )?(?:prets?|emprunts?|amendes?|reservations?)\\b|\\b(?:lecteur|lectrice|usager|compte|carte|abonne|numero|etudiant) (?:numero |no |n° ?)?[a-z]*\\d[\\w-]*|\\b(?:qu'a|qu'ont|qu'est-ce qu'a|que doit|combien doit|quels? \\w+ a|quels livres a) (?!(?:la|le|les|l'|votre|t-|cette|ce|ecrit|publie|on)\\b)[a-z.'-]+(?: [a-z.'-]+)? ?(?:emprunte|reserve|a la|$|\\?)|[a-z]+\\d{3,} (?:a|doit|emprunte)",
      ),
    },
    {
      intent: 'outside',
      when: pattern(
        "\\bmeteo\\b|\\b(?:pleuvra|pleut|neige|fait-il (?:beau|froid|chaud)|temps qu'il fait)\\b|\\bcapitale (?:de|du|d')|\\bquel temps\\b|\\bpleuvoir|\\bbourse\\b|\\bloterie\\b|\\bloto\\b|taux de change|\\bscore du match|\\b(?:ecri[st]|ecrivez|redige[zr]?|compose[zr]?|ecrire|rediger|genere[zr]?|invente[zr]?)(?:-moi|-nous| moi)? (?:une?|mon|ma|le|la|du|des)? ?(?:\\w+ ){0,2}?(?:dissertation|poeme|lettre|mail|courriel|code|programme|discours|cv|chanson|devoir|essai|rapport|histoire|redaction|expose|conte|recit)|\\bmes devoirs\\b|\\b(?:resou\\w*|fai[st]|faites)\\b.{0,14}\\b(?:equation|devoir|exercice|probleme)|\\btradui[st]\\w*\\b.{0,10}(?:ce|cette|en|la phrase|le texte|:)|\\bblague|\\brecette (?:de|du|des|pour)|\\bcomment (?:cuisiner|cuire|reparer|maigrir|faire (?:un|une|des|la|le) (?:gateau|crepes?|pizza|pain|soupe|tarte|cafe))|\\b(?:reserve[zr]?|commande[zr]?|achete[zr]?)(?:-moi)? (?:une?|des|mon)? ?(?:vol|table|hotel|billet|taxi|pizza|train|chambre)|\\bqui a gagne|\\bqui est le (?:president|roi|premier ministre|pape)|\\bquelle heure est-il|\\bquel jour (?:sommes|est)|\\bes-tu\\b|\\betes-vous (?:humain|un robot|reel|marie)|\\bquel age as-tu|\\bm'aimes|\\bchante|\\bcombien font|\\b\\d+ ?(?:fois|plus|moins|x|\\*|\\+) ?\\d+|\\brestaurant|\\bpharmacie|\\bhoroscope|\\bmal a la tete",
      ),
      unless: pattern(`\\b${WORK} (?:sur|de|du|des|d')\\b|\\bavez-vous\\b`),
    },
    {
      intent: 'librarian',
      when: pattern(
        "\\b(?:parler|discuter|poser une question|ecrire) (?:a|avec) (?:une?|la|le|quelqu'un|votre)|\\bbibliothecaires?\\b|\\b(?:un|une|vos|tes|des) collegues?\\b|\\b(?:parler|demander) a (?:quelqu'un|une? (?:vraie|personne|humain))|\\bpassez-moi\\b|\\bpersonne reelle|\\bvraie personne|\\bhumain|\\bpersonnel\\b|\\bcontacter\\b|\\bjoindre\\b|\\bnumero de telephone|\\btelephone\\b|\\badresse (?:mail|e-?mail|electronique)|\\bappeler\\b|\\breclamation|\\bplaindre|\\bplainte|\\bsugger\\w+ (?:un achat|l'achat|d'acheter|que vous|une acquisition)|\\bsuggestion d'achat|\\b(?:pouvez-vous|pourriez-vous|pourrait-on|proposer) (?:d')?(?:acheter|acquerir|commander|l'achat|un achat)|\\bacheter (?:ce|le|un) (?:livre|roman|ouvrage)|\\bavis sur (?:le site|la bibliotheque)",
      ),
      unless: pattern('\\blivres? sur\\b'),
    },
    {
      intent: 'available',
      when: pattern(
        '\\bquand\\b.{0,60}\\b(?:disponible|de retour|(?<!doit etre |dois-je |devoir etre )rendu|revien\\w+|sera rentre|rentrera|rayon)\\b|\\b(?:revien\\w+|rentre(?:ra)?|de retour|rendu|disponible)\\b.{0,20}\\bquand\\b',
      ),
      unless: pattern('\\bma reservation'),
    },
    {
      intent: 'hours',
      when: pattern(
        `\\bhoraires?\\b|\\b(?:a|de|a partir de|jusqu'a) quelle heure\\b(?! est-il)|\\bheures? d'ouverture|\\b(?:a quelle heure|quand|jusqu'a quelle heure|jusqu'a quand|a partir de quelle heure)\\b.{0,50}\\b(?:ouvr\\w+|ferm\\w+|ouvert\\w*)\\b|\\b(?:etes-vous|est-ce|est|sera|seront|sont|c'est|serez-vous)\\b.{0,50}\\b(?:ouvert|ferme)e?s?\\b|\\b(?:ouvert|ferme|ouvrez|fermez|ouvre|ferment|ouvrent)(?:e|s|es)?\\b.{0,24}${DAY}|${DAY}.{0,24}\\b(?:ouvert|ferme|ouvrez|fermez|ouvre)(?:e|s|es)?\\b|\\bfermetures?\\b|\\bouverture\\b|\\bouvrez-vous|\\bfermez-vous|\\bouverte?s? (?:le|la|ce|demain|maintenant)`,
      ),
      unless: pattern('\\bacces ouvert\\b|\\blivres? sur\\b|\\bemprunt|\\bprolong'),
    },
    {
      intent: 'rules',
      rule: 'renewals',
      when: pattern(
        '\\bcombien de fois\\b.{0,40}\\b(?:prolong\\w*|renouvel\\w*)|\\b(?:regles?|conditions?|nombre|limite) (?:de |des |du |pour )(?:les )?(?:prolongations?|renouvellements?)|\\b(?:prolongations?|renouvellements?) (?:sont|est)?.{0,12}(?:possibles?|autorise|permis|maxim)',
      ),
    },
    {
      intent: 'renew',
      when: pattern(
        '\\bprolong\\w*|\\brallong\\w*|\\b(?:garder|conserver) .{1,80}\\b(?:encore|davantage|un peu|plus)\\b|\\bpas (?:encore )?(?:fini|termine)\\b|\\brenouvel\\w*|\\bgarder\\b.{1,40}\\b(?:plus longtemps|encore|de plus)|\\bplus de temps|\\b(?:une|deux|quelques) (?:semaines?|jours?) de plus|\\bencore (?:une|deux) semaines?|\\breconduire',
      ),
      unless: pattern(
        '\\b(?:abonnement|inscription|adhesion|ma carte|carte de lecteur)\\b|\\blivres? sur\\b|renouvelables?',
      ),
      act: pattern(
        "\\b(?:s'il (?:vous|te) plait|svp|pouvez-vous|peux-tu|pourriez-vous|je (?:veux|voudrais|souhaite|souhaiterais|desire|dois)|j'aimerais|moi|tous|toutes|prolonge[zr]?|renouvelle[zr]?|garder|rallonge[rz]?)\\b",
      ),
    },
    {
      intent: 'rules',
      rule: 'fine',
      when: pattern(
        "\\bque se passe-t-il|\\bqu'arrive-t-il|\\bque risque|\\b(?:amendes?|penalites?|frais|sanctions?)\\b.{0,24}\\b(?:par jour|de retard|en cas de|si|pour un retard|chaque jour)|\\bcombien (?:coute|est|sont|faut-il payer)\\b.{0,30}\\b(?:retard|amende|penalite)|\\b(?:y a-t-il|est-ce qu'il y a|existe-t-il)\\b.{0,16}\\b(?:amendes?|penalites?|frais)|\\bsi je rends\\b.{0,30}\\bretard|\\bmontant (?:de l'amende|des amendes|des penalites)|\\bretard\\b.{0,24}\\b(?:combien|coute|payer|amende|penalite|sanction)|\\bcomment (?:sont|est) calcul\\w+",
      ),
      unless: pattern(
        '\\b(?:mes|mon|ma|ai-je|dois-je|je dois)\\b.{0,12}(?:amendes?|frais|payer|dettes?)|\\bperd|\\babim',
      ),
    },
    {
      intent: 'rules',
      rule: 'other',
      when: pattern(
        "\\b(?:perdu|perds|perdre|egare|abime|endommage|casse|dechire|tache)\\w*\\b.{0,30}\\b(?:livres?|document|exemplaire|ouvrage|dvd|l'un)|\\b(?:livre|document|ouvrage|exemplaire)s? (?:est |a ete )?(?:perdu|abime|endommage|egare|casse|dechire)|\\bremboursement",
      ),
      unless: pattern('\\blivres? sur\\b|\\broman sur\\b'),
    },
    {
      intent: 'fines',
      when: pattern(
        "\\b(?:vous )?dois(?:-je)? de l'argent|\\b(?:mes|mon|des|une|aucune) (?:amendes?|frais|penalites?|dettes?|impayes?|solde)|\\b(?:que|combien) (?:est-ce que )?(?:vous )?(?:je )?dois(?:-je)?\\b|\\bje (?:vous )?dois (?:combien|quelque chose|de l'argent|payer)|\\bai-je (?:des|une|encore|quelque chose)?.{0,10}(?:amendes?|frais|penalites?|dettes?|a payer)|\\b(?:payer|regler|solder)\\b.{0,16}\\b(?:amendes?|frais|dettes?|penalites?|solde)|\\bdois-je (?:payer|de l'argent|quelque chose|regler)|\\bcombien dois-je|\\bamendes?\\b|\\bsomme due",
      ),
      unless: pattern(
        '\\blivres? sur\\b|\\bamende honorable|\\bdois(?:-je)?\\b.{0,20}\\b(?:rendre|ramener|rapporter|retourner)',
      ),
    },
    {
      intent: 'account',
      when: pattern(
        "\\b(?:puis-je|je peux|est-ce que je peux) encore (?:en )?(?:prendre|emprunter|avoir)|\\bcombien\\b.{0,30}\\b(?:puis-je|je peux) encore\\b|\\b(?:ne (?:peux|puis) (?:pas|plus)|refuse|bloque)\\w*\\b.{0,30}\\bemprunt\\w*|\\b(?:ai-je|j'ai) (?:chez moi|en ce moment|en cours|a la maison)|\\b(?:puis-je|je peux|est-ce que je peux) (?:encore )?emprunter (?:encore|d'autres|plus|davantage)|\\bpuis-je encore emprunter|\\bcombien de (?:livres?|documents?|ouvrages?|prets?|titres?) (?:puis-je|je peux|est-ce que je peux) encore|\\bcombien (?:de (?:livres?|documents?|ouvrages?|prets?|titres?) )?(?:ai-je|j'ai|est-ce que j'ai)|\\b(?:quels?|quelles?|qu'|que|qu'est-ce que)\\b.{0,24}\\b(?:ai-je|j'ai)\\b.{0,20}(?:emprunte\\w*|pret|chez moi|en ce moment|actuellement|en main)|\\b(?:mes|mon|ma) (?:prets?|emprunts?|compte|carte|abonnement|inscription|adhesion|historique|livres empruntes|documents empruntes|profil|points|dossier)\\b|\\bce que j'ai emprunte|\\bpourquoi\\b.{0,24}\\b(?:ne puis-je|je ne peux|n'ai-je)|\\bmon (?:compte|inscription) .{0,12}(?:bloque|suspendu|valable|expire|actif)|\\bliste de mes\\b",
      ),
      unless: pattern(
        '\\brendre\\b|\\bramener\\b|\\brapporter\\b|\\bretard\\b|\\becheance|\\bretour\\b|\\ba rendre',
      ),
    },
    {
      intent: 'holds',
      when: pattern(
        "\\b(?:ma|mes) (?:\\w+ )?(?:reservations?|demandes?|commandes?)\\b|\\b(?:reservations?|demandes?|livres? reserves?)\\b.{0,40}\\b(?:prete?s?|arrive\\w*|etat|statut|file|disponibles?|position|en attente|expire\\w*|annul\\w*|suivi)|\\b(?:que |qu')?j'ai (?:reserve|demande|commande)|\\b(?:pret|prete|disponible) (?:a|pour) (?:etre )?(?:retire|le retrait|retirer|emporter)|\\b(?:retirer|recuperer|chercher) (?:ma|mes|mon|le livre|l'ouvrage|la|ce que)|\\bquelque chose m'attend|\\bm'attend\\w*|\\bmis de cote pour moi|\\b(?:combien de monde|personnes?|lecteurs?|quelqu'un) (?:avant|devant) (?:moi|nous)|\\bannul\\w+\\b.{0,24}\\b(?:reservation|demande)|\\bou en (?:est|sont) (?:ma|mes)\\b|\\bfile d'attente|\\bliste d'attente|\\bma place\\b|\\bcombien de (?:personnes|lecteurs) (?:avant|devant)|\\bavant moi|\\bannuler\\b.{0,16}\\breservation|\\bmon tour",
      ),
      unless: pattern(
        '\\bje (?:veux|voudrais|souhaite|souhaiterais) reserver|\\bpuis-je reserver|\\bcomment reserver',
      ),
    },
    {
      intent: 'due',
      when: pattern(
        "\\bquand\\b.{0,60}\\b(?:doit|doivent) etre (?:rendue?s?|rapportee?s?)|\\bquand\\b.{0,50}\\b(?:rendre|rapporter|ramener|retourner|restituer|rends)\\b|\\b(?:rendre|rapporter|ramener|restituer)\\b.{0,50}\\bquand\\b|\\b(?:dois|faut|doit)\\b.{0,20}\\b(?:rendre|rapporter|ramener|retourner|restituer)\\b|\\bai-je du retard|\\bj'ai du retard|\\b(?:mes|mon) (?:livres?|prets?)\\b.{0,24}\\b(?:expire\\w*|finit|se termine|a rendre)|\\bjusqu'a quand\\b.{0,30}\\b(?:j'ai|je|pour)\\b|\\b(?:date|jour|delai)s? (?:de |du |limite |d'|limites? de )*(?:retour|rendu|echeance|restitution|limite)|\\becheances?\\b|\\b(?:a|dois-je|faut-il|devoir|dois) rendre\\b|\\ben retard\\b|\\barriv\\w+ a echeance|\\bavant (?:quand|quelle date)|\\bjusqu'a quand\\b.{0,40}\\b(?:garder|ai-je|puis-je)|\\b(?:combien de (?:temps|jours))\\b.{0,20}\\b(?:me reste|reste-t-il)|\\bpour quand\\b|\\bretards?\\b|\\bquel(?:le)?s? (?:livres?|prets?|documents?).{0,20}\\b(?:rendre|retard|echeance)",
      ),
      unless: pattern(
        '\\bou (?:puis-je|peut-on|dois-je|faut-il|est-ce que je peux) (?:rendre|rapporter|ramener)|\\blivres? sur\\b',
      ),
    },
    {
      intent: 'rules',
      rule: 'maxLoans',
      when: pattern(
        '\\bcombien de (?:\\w+ )?(?:livres?|documents?|ouvrages?|dvd|titres?|prets?|revues?|exemplaires?)\\b.{0,24}\\b(?:peut|puis-je|peux|pouvons|pouvez|est-il possible|emprunter|maximum|a la fois|droit)|\\b(?:nombre (?:maximum|maximal|limite|max)|limite|maximum)\\b.{0,24}\\b(?:prets?|emprunts?|livres?|documents?)|\\b(?:emprunter|prendre|avoir|droit a)\\b.{0,12}\\bcombien de (?:livres?|documents?|ouvrages?|dvd|titres?)|\\bemprunter combien',
      ),
    },
    {
      intent: 'rules',
      rule: 'loanDays',
      when: pattern(
        "\\b(?:combien de temps|quelle duree|pour combien de temps|combien de (?:jours|semaines))\\b.{0,40}\\b(?:emprunter|garder|pret\\w*|conserver|emprunt)|\\bduree (?:de|du|des|d') ?(?:pret|prets|emprunt)|\\bpour combien de temps|\\b(?:garder|emprunter|conserver|prete\\w*)\\b.{0,40}\\b(?:combien de (?:temps|jours|semaines)|longtemps)|\\bperiode de pret",
      ),
      unless: pattern('\\battend'),
    },
    {
      intent: 'rules',
      rule: 'card',
      when: pattern(
        "\\b(?:obtenir|avoir|faire|demander|refaire|remplacer|faut-il)\\b.{0,16}\\b(?:une |ma |la )?carte\\b|\\bm'?inscrire\\b|\\bs'inscrire\\b|\\binscription\\b|\\bdevenir (?:membre|lecteur|abonne)|\\badherer\\b|\\bcaution\\b|\\bcotisation|\\btarif|\\blecteurs? exterieurs?|\\bpieces? (?:justificatives?|d'identite)",
      ),
    },
    {
      intent: 'rules',
      rule: 'other',
      when: pattern(
        "\\b(?:regles?|reglement|conditions|politique)\\b|\\b(?:puis-je|peut-on|est-ce qu'on peut|a-t-on le droit|ai-je le droit|est-il (?:permis|possible|autorise)|on peut|est-ce que je peux)\\b.{0,24}\\b(?:manger|boire|apporter|amener|entrer|venir avec|imprimer|photocopier|copier|scanner|numeriser|photographier|utiliser|telephoner|emprunter (?:des|les|une) (?:revues?|periodiques?|journaux|magazines?|dictionnaires|usuels|dvd)|rendre|rapporter|emprunter pour)|\\bimprim\\w+|\\bphotocop\\w*|\\bscanner|\\bwi-?fi\\b|\\bcasiers?\\b|\\bboite (?:de retour|a livres)|\\bou (?:puis-je|peut-on|dois-je|faut-il|est-ce que je peux) (?:rendre|rapporter|ramener|deposer)|\\bcomment (?:fonctionne|marche)|\\bcomment emprunter\\b|\\bautorise|\\binterdit|\\bpermis\\b|\\bsalles? (?:de travail|d'etude)|\\bcombien de temps\\b.{0,40}\\b(?:mis de cote|reserve|gard\\w+ (?:la )?reserv\\w*)",
      ),
      unless: pattern('\\blivres? sur\\b|[■]'),
    },
    {
      intent: 'get',
      when: pattern(
        "\\ben ligne\\b|\\btexte integral|\\btelecharg\\w*|\\bpdf\\b|\\bversion (?:numerique|electronique|e-?book)|\\bformat (?:numerique|electronique)|\\bcomment (?:puis-je |peut-on |je peux |faire pour )?(?:l')?(?:emprunter|obtenir|avoir|me procurer|acceder|commander)|\\bpret entre bibliotheques|\\blivr(?:er|aison|ez)|\\benvoy\\w+|\\bje (?:voudrais|veux|souhaite|souhaiterais|desire) (?:l')?(?:emprunter|avoir|prendre)|\\bj'aimerais (?:l')?(?:emprunter|avoir|prendre)|\\bme procurer",
      ),
      ofWork: true,
      act: pattern("\\bs'il|\\bsvp|\\bje (?:veux|voudrais|souhaite)|\\bj'aimerais|\\benvoy|\\blivr"),
    },
    {
      intent: 'get',
      when: pattern(
        "\\bfaire venir\\b|\\bfaites (?:moi )?venir|\\bde cote\\b|\\b(?:apporter|transferer|envoyer|amener) .{1,60}\\b(?:a|vers) (?:la |l'|une )?(?:autre )?(?:bibliotheque|annexe|■)|\\breserve[rz]?\\b|\\breserver\\b|\\breservation (?:de|pour|du|d')|\\bmettre de cote|\\bmettez[- ](?:le|la|l'|moi)|\\bgardez[- ](?:le|la|moi)|\\bpret entre bibliotheques|\\bdemander (?:le|la|ce|cet|■)|\\bcommander (?:le|la|ce|cet|■)|\\binscri\\w+-moi sur la liste",
      ),
      act: pattern(
        "\\bs'il|\\bsvp|\\bje (?:veux|voudrais|souhaite|souhaiterais)|\\bj'aimerais|\\bpouvez-vous|\\bpeux-tu|\\bpourriez|\\bmoi\\b|^reserve|\\bmettez|\\bgardez",
      ),
    },
    {
      intent: 'where',
      when: pattern(
        "\\bou (?:se trouve\\w*|est\\b|sont\\b|est-ce|puis-je (?:le|la|les|l'|trouver)|trouver|trouve|le|la|peut-on|dois-je|ca)|\\bdans quel(?:le)? (?:bibliotheque|rayon|etage|salle|section|batiment|annexe)|\\ba quel etage|\\bquel(?:le)? (?:etage|rayon|cote|salle|emplacement|bibliotheque|section)|\\bcotes?\\b|\\bemplacement|\\blocalis\\w+|\\bcomment (?:le |la |l')?trouver|\\b(?:il|elle|livre|c'est|■)\\b.{0,14}\\bou\\b\\W*$|^ou\\b",
      ),
      unless: pattern(
        `\\bou (?:puis-je|peut-on|est-ce que je peux|pourrais-je) trouver (?:des?|quelques|d'autres) (?:\\w+ )?${WORK}|\\bou (?:bien|encore)\\b|\\bcote d'`,
      ),
    },
    {
      intent: 'similar',
      when: pattern(
        `\\bdans (?:le|ce) (?:genre|style|esprit|gout)\\b|\\b(?:qui|quoi) d'autre (?:ecrit|existe|y a-t-il)|\\bsimilaires?\\b|\\bsemblables?\\b|\\bressembl\\w+|\\bdu meme (?:genre|style|type|acabit)|\\bdans le meme (?:genre|style|esprit|gout)|\\b(?:livres?|romans?|ouvrages?|chose|autres?|titres?|oeuvres?) (?:\\w+ )?comme\\b|\\bj'ai (?:bien |beaucoup |adore|aime|lu|fini|termine)\\b.{1,90}\\b(?:que|quoi|conseill\\w*|recommand\\w*|propos\\w*|autre\\w*|ensuite|suggere\\w*|lire)|\\bsi j'ai aime|\\bque lire (?:apres|ensuite)|\\bapparentes?|\\bproches? de\\b|\\ben rapport avec (?:ce|celui|cet)|\\bcomme (?:celui|celle|ceux|ce livre|■)`,
      ),
    },
    {
      intent: 'define',
      when: pattern(
        `\\bqu'est-ce que?\\b(?!.{0,30}\\b(?:vous avez|tu as|avez-vous|je peux|il y a|j'ai|${WORK}|nouveau|neuf)\\b)|\\bqu'est-ce qu'(?:un|une|on|elle|il)?\\b(?!il y a| y a)|\\bc'est quoi\\b|\\bque signifie\\b|\\bveut dire\\b|\\bdefini\\w*|\\bdefinition|\\bsignification|\\bexpli\\w+|\\b(?:de quoi (?:parle|traite|s'agit)|quel est (?:le sujet|le contenu|le theme|l'objet))|\\bresum\\w+|\\bsommaire|\\btable des matieres|\\bparle[zr]?[- ]moi (?:de|du|des|d')|\\bpresente[zr]?[- ]moi|\\bcontenu (?:de|du)|\\bqui (?:etait|est|fut)\\b(?! (?:l'auteure?|l'autrice|le traducteur|la traductrice|l'editeur))|\\bdecri\\w+|\\bque sait-on`,
      ),
      unless: pattern(
        `\\b(?:trouve\\w*|recommand\\w*|conseill\\w*|cherche|avez-vous|as-tu)\\b.{0,40}\\b${WORK}`,
      ),
    },
    {
      intent: 'count',
      when: pattern(
        "\\bcombien (?:de|d'|y a|en|avez)\\b|\\bnombre (?:de|d'|total)|\\bcombien\\b\\W*$|\\btaille (?:de la|du) (?:collection|fonds)",
      ),
    },
    {
      intent: 'available',
      when: pattern(
        "\\bdisponib\\w+|\\ben rayon\\b|\\bemprunte[es]*\\b|\\bsorti[es]*\\b|\\ben pret\\b|\\b(?:est-il|est-elle|il est|elle est|sont-ils|est-ce) (?:encore |toujours |deja )?(?:la|libre|present|sorti|pris|emprunte)|\\b(?:puis-je|peut-on|est-ce que je peux|je peux|pourrais-je) (?:l'|le |la |les )?(?:emprunter|avoir|prendre)|\\b(?:est|sont)(?:-il|-elle)? (?:encore |toujours |deja )?(?:la|chez vous|sur place|dans les rayons|pris|prise|sorti|parti)\\b|\\b(?:est-il|est-elle|il est|elle est) (?:encore |toujours |deja |bien )?(?:rentree?|revenue?|de retour|rendue?|libre)\\b|\\bpeut-on (?:encore )?(?:l'|le |la )?(?:emprunter|prendre|avoir)|\\b(?:puis-je|je peux|est-ce que je peux) (?:venir )?(?:le |la |l'|les )?(?:chercher|prendre|emporter|emprunter)\\b|\\breste-t-il|\\bil (?:en )?reste|\\bexemplaires? (?:libres?|restants?|en rayon)|\\bempruntables?",
      ),
      unless: pattern(
        `\\b(?:quels?|quelles?|des|trouve\\w*|recommand\\w*|cherche|liste)\\b.{0,30}\\b${WORK}\\b|\\bplus emprunt|\\bj'ai emprunte`,
      ),
    },
  ],
  fillers: pattern(
    "\\b(?:s'il (?:vous|te) plait|svp|bonjour|bonsoir|salut|merci|je|j'|tu|vous|nous|on|me|m'|moi|ai|as|a|avez|avons|ont|y|il|elle|est|sont|suis|etre|veux|voudrais|aimerais|souhaite|souhaiterais|cherche|chercher|recherche|trouver|trouve|trouvez|montre|montrez|donne|donnez|lire|voir|apprendre|etudier|avoir|est-ce|que|qu'|qu|quoi|quel|quels|quelle|quelles|qui|ou|comment|combien|pour|de|d'|du|des|le|la|l'|les|un|une|au|aux|en|dans|sur|par|avec|et|ce|cet|cette|ces|celui|votre|vos|notre|livres?|romans?|ouvrages?|titres?|documents?|publications?|oeuvres?|quelque|chose|quelques|bibliotheque|catalogue|collection|fonds|conseille|conseillez|conseiller|recommande|recommandez|recommander|propose|proposez|suggerer|bons?|bonnes?|interessants?|concernant|propos|sujet|theme|traitant|parlant|relatifs?|disponibles?|maintenant|actuellement|nouveaux?|nouvelles?|nouveautes?|recents?|derniers?|dernieres?|plus|empruntes?|lus|rayon|intitule|appele|peux|peut|puis|pouvez|pourriez|t|si|aussi|seulement|existe|semblables?|similaires?|proches?|quand|ecrit|paru|publiee?|auteure?)\\b|[?!.,;:\u00ab\u00bb]|(?<=\\s|^)[ldjmnqs]'",
    'g',
  ),
  names: [
    {
      kind: 'title',
      when: pattern(
        "\\b(?:intitulee?s?|qui s'appelle|appelee?|le livre|le roman|la revue|l'ouvrage|le titre|le magazine)\\s+(?!(?:sur|de|du|des|d'|que|qui|est|a|en|avec|dont|je)\\b)(?<name>[^?!,;]{2,80}?)(?=\\s+(?:de|par|est|en|a|disponible|maintenant|svp|est-il|se|sont)\\b|[?!,;.]|$)",
      ),
    },
    {
      kind: 'author',
      when: pattern(
        "\\b(?:ecrits? par|auteure?|par|(?:livres?|romans?|ouvrages?|oeuvres?|pieces?|poemes?|essais?|nouvelles|titres?|textes?) (?:de|d'))\\s*(?!(?:la|le|les|l'|des|du|cuisine|poche|base|droit|jeunesse|histoire|science|voyage|poesie|philosophie|physique|chimie|mathematiques?|informatique|medecine|musique|art|sport|fiction|economie|enfants)\\b)(?<name>[\\p{L}.'’ -]{2,60}?)(?=\\s+(?:sur|en|depuis|apres|avant|avez|est|sont|y|disponibles?|que|qui|publies?|dans|svp|et|a)\\b|[?!,;0-9]|\\.?$)",
        'u',
      ),
    },
    {
      kind: 'author',
      when: pattern(
        "\\b(?:qu'a|qu'est-ce qu'a|quels (?:livres|romans) a) (?:ecrits? )?(?<name>[\\p{L}.'’ -]{2,50}?)(?: (?:a )?(?:ecrit|publie))\\b",
        'u',
      ),
    },
    {
      kind: 'subject',
      when: pattern(
        "\\b(?:sur|concernant|a propos (?:de|du|des|d')|au sujet (?:de|du|des|d')|traitant (?:de|du|des|d')|parlant (?:de|du|des|d')|qui parlent? (?:de|du|des|d')|consacre\\w* (?:a|au|aux)|relatifs? (?:a|au|aux)|apprendre|etudier|introduction (?:a|au|aux))\\s*(?:la |le |les |l')?(?!(?:rayon|place|mon|ma|mes|ce|cela|ca)\\b)(?<name>[^?!,;]{2,80}?)(?=\\s+(?:en (?:anglais|francais|allemand|chinois|espagnol|italien|japonais|russe|latin)|en rayon|parus?|publies?|depuis|apres|avant|entre|disponibles?|avez|est|sont|y a|que|qui|pour|svp|dans|de(?:puis)? \\d)\\b|[?!,;]|\\.?$)",
      ),
    },
    {
      kind: 'subject',
      when: pattern(
        `\\b${WORK} (?:de|d')\\s*(?<name>(?:cuisine|droit|histoire|science|voyage|poesie|philosophie|physique|chimie|mathematiques?|informatique|medecine|musique|art|sport|economie|biologie|geographie|sociologie|psychologie|religion|linguistique|architecture|jardinage)[^?!,;]{0,40}?)(?=\\s+(?:en|depuis|disponibles?|avez|est|sont)\\b|[?!,;]|\\.?$)`,
      ),
    },
    {
      kind: 'subject',
      when: pattern(
        "\\b(?:livres?|ouvrages?|documents?) d'(?<name>histoire|art|economie|architecture|informatique|astronomie|anthropologie|education|ethique|ecologie)\\b",
      ),
    },
  ],
  docCodes: {
    journal: pattern('\\brevues?\\b|\\bmagazines?\\b|\\bperiodiques?\\b'),
    thesis: pattern('\\btheses?\\b|\\bmemoires? de (?:master|maitrise)'),
    ebook: pattern('\\be-?books?\\b|\\blivres? (?:numeriques?|electroniques?)'),
    video: pattern('\\bdvd\\b|\\bfilms?\\b|\\bvideos?\\b|\\bdocumentaires?\\b'),
    map: pattern('\\bcartes? (?:geographiques?|routieres?|de (?!lecteur))|\\batlas\\b'),
    score: pattern('\\bpartitions?\\b'),
    newspaper: pattern('\\bjournaux\\b|\\bquotidiens?\\b'),
    audio: pattern('\\blivres? audio\\b|\\bcd\\b|\\benregistrements?\\b'),
  },
  langCodes: {
    chi: LANGUAGE('chinois'),
    eng: LANGUAGE('anglais'),
    fre: LANGUAGE('francais'),
    ger: LANGUAGE('allemand'),
    jpn: LANGUAGE('japonais'),
    kor: LANGUAGE('coreen'),
    rus: LANGUAGE('russe'),
    spa: LANGUAGE('espagnol'),
    ita: LANGUAGE('italien'),
    lat: LANGUAGE('latin'),
  },
  onShelf: pattern('\\ben rayon\\b|\\bdisponibles?\\b|\\bsur place\\b|\\bempruntables?\\b'),
  online: pattern('\\ben ligne\\b|\\btexte integral|\\bnumerique|\\belectronique|\\btelecharg|\\bpdf\\b'),
  newest: pattern(
    "\\bnouveaux?\\b|\\bnouvelles? (?:acquisitions?|parutions?|publications?)|\\bnouveautes?\\b|\\brecent(?:e|s|es)?\\b|\\bderni(?:ers?|eres?) (?!(?:annees|ans))|\\brecemment\\b|\\bvien(?:t|nent) d'arriver",
  ),
  oldest: pattern('\\bplus (?:ancien|vieux)'),
  mostBorrowed: pattern(
    '\\bplus (?:empruntes?|lus|populaires?|demandes?)\\b|\\bpopulaires?\\b|\\bles plus emprunt\\w+|\\bmeilleures ventes|\\ba la mode\\b',
  ),
  years: [
    pattern(
      '\\b(?:entre|de)\\s+(?<from>[12]\\d{3})\\s+(?:et|a)\\s+(?<to>[12]\\d{3})\\b|\\b(?<from2>[12]\\d{3})\\s*[-\u2013]\\s*(?<to2>[12]\\d{3})\\b',
    ),
    pattern("\\b(?:depuis|apres|a partir de|des)\\s+(?:l'annee )?(?<from>[12]\\d{3})\\b"),
    pattern("\\b(?:avant|jusqu'en|jusqu'a)\\s+(?:l'annee )?(?<to>[12]\\d{3})\\b"),
    pattern(
      '\\b(?<last>\\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)\\s+derni?eres annees|\\bderni?ere?s\\s+(?<last2>\\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)\\s+(?:ans|annees)\\b',
    ),
    pattern('\\b(?:en|de|annee|parus? en|publies? en)\\s+(?<only>[12]\\d{3})\\b'),
  ],
  pointing: pattern(
    "\\b(?:celui-(?:la|ci)|celle-(?:la|ci)|ce (?:livre|roman|titre|document|magazine)|cet (?:ouvrage|article|exemplaire)|cette (?:revue|these|oeuvre)|(?:est|sera|serait|a)-(?:il|elle)\\b(?! (?:possible|permis|des|une|un|ouvert|ferme))|le (?:reserver|prolonger|emprunter|trouver|lire|garder|prendre)|la (?:reserver|prolonger|emprunter|trouver|lire)|l'(?:emprunter|avoir|obtenir)|je (?:le|la|l')\\b)",
  ),
  nth: pattern(
    '\\b(?:le|la|du|de la|au) (?<nth>premier|premiere|deuxieme|second|seconde|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|dixieme|\\d{1,2}(?:e|er|eme)?)\\b(?: (?:livre|titre|de la liste|resultat|ouvrage|roman))?|\\b(?:le|la) (?<last>dernier|derniere)\\b(?! (?:edition|parution|numero))',
  ),
  ordinals: {
    premier: 1,
    premiere: 1,
    deuxieme: 2,
    second: 2,
    seconde: 2,
    troisieme: 3,
    quatrieme: 4,
    cinquieme: 5,
    sixieme: 6,
    septieme: 7,
    huitieme: 8,
    neuvieme: 9,
    dixieme: 10,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    vingt: 20,
  },
  works: pattern(`\\b${WORK}\\b`),
  more: pattern(
    "^(?:(?:et|mais|alors|ok) )?(?:(?:il )?y en a(?:-t-il)?|avez-vous|y a-t-il|en avez-vous|est-ce qu'il y en a|montrez(?:-moi)?|quoi|lesquels)?\\s*(?:encore |beaucoup )?(?:d'autres?|plus|les autres|la suite|le reste|encore)(?: titres?| livres?)?\\W*$",
  ),
  show: pattern('\\b(?:montre\\w*|liste\\w*|voir|lesquels|affiche\\w*)\\b'),
  moods: pattern(
    "^(?:(?:bon|bonne|bien|beau|belle|sympa|drole|leger|legere|court|facile|interessante?|passionnante?|detendre|detente|vacances|week-?end|plage|train|soir|soiree|nuit|ete|hiver|m?'?ennuie|idees?|envie|chose|genre|cadeau|offrir|quoi|sais|pas|aide[rz]?|moi|oui|non|ok|vraiment|temps|passer|mieux|lecture|prefere\\w*|ne|n|sais|plus|du|tout|aucune|truc|livre|autre|a)\\W*)+$",
  ),
  goesOn: pattern(
    "^(?:et|mais|ou bien|alors|aussi|seulement|uniquement|rien que|plutot|d'autres?|encore|sinon|sans|sauf|pas|parmi (?:ceux|celles|eux)|lesquels?|lesquelles?|en (?:anglais|francais|allemand|chinois|espagnol|italien|japonais|russe)|depuis|apres|avant|plus recents?|de plus recents?|quelque chose de plus|y en a-t-il|y a-t-il (?:plus|d'autres|une version)|en avez-vous|l'avez-vous|le (?:premier|deuxieme|second|troisieme|dernier|meme)|la (?:premiere|deuxieme|seconde|derniere|meme)|dans ce cas|puis-je (?:l'|le|la)|est-(?:il|elle))\\b",
  ),
};
