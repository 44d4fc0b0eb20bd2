import type { Sought, Words } from './words.ts';

const works = (count: number) => (count <= 1 ? `${count} document` : `${count} documents`);
const about = ({ name, filters }: Sought) =>
  `${name && ` pour «\u202f${name}\u202f»`}${filters.length > 0 ? ` (${filters.join(', ')})` : ''}`;

export const FR: Words = {
  found: (count, sought) => `La bibliothèque a ${works(count)}${about(sought)}\u202f:\n\n`,
  foundMore: (count) => `\nLes résultats de recherche en montrent ${count} de plus.`,
  count: (count, sought) => `La bibliothèque a ${works(count)}${about(sought)}.`,
  nothing: (sought) => `La bibliothèque n’a rien${about(sought)}.`,
  withoutFilters: (count) => ` Sans ces limites, elle a ${works(count)}\u202f:\n\n`,
  elsewhere: (count) => ` Ses mots figurent dans les notices de ${works(count)}\u202f:\n\n`,
  nearest: (had) => ` Au plus près, par ${had.map((word) => `« ${word} »`).join(' et ')} :\n\n`,
  didYouMean: (words) => ` Vouliez-vous dire «\u202f${words}\u202f»\u202f?`,
  noSuchWork: (name) => `«\u202f${name}\u202f» n’est pas dans le catalogue de la bibliothèque.`,
  onShelf: (count, place) => `${count} exemplaire${count > 1 ? 's' : ''} en rayon, ${place}`,
  readingOnly: (place) => `en rayon, à consulter sur place, ${place}`,
  online: 'à lire en ligne',
  and: ' ; ',
  allOut: (day, waiting) =>
    `tous les exemplaires sont empruntés${day && `, premier retour le ${day}`}${waiting > 0 ? `, ${waiting} en attente` : ''}`,
  noCopies: 'la bibliothèque n’a pas d’exemplaire à prêter',
  place: (library, location, callNumber) =>
    `${[library, location].filter(Boolean).join(', ')}, cote ${callNumber || 'non indiquée'}`,
  whereIs: ' se trouve ici\u202f:',
  due: (title, day, state) =>
    `- ${title}\u202f: à rendre le ${day}${state === 'overdue' ? ', **en retard**' : state === 'soon' ? ', bientôt' : ''}\n`,
  loans: (count) => `Vous avez ${count} prêt${count > 1 ? 's' : ''}\u202f:\n\n`,
  noLoans: 'Vous n’avez aucun prêt en cours.',
  renewable: (count) => `${count} d’entre eux peuvent être prolongés. Confirmez avec le bouton ci-dessous.`,
  notRenewable: (title, why) => `- ${title}\u202f: ${why}\n`,
  hold: (title, state, until, place, before) =>
    `- ${title}\u202f: ${state === 'kept' ? `prêt, à retirer à ${place}${until && ` avant le ${until}`}` : state === 'waiting' ? `en attente${before === null ? '' : `, ${before} avant vous`}` : 'en cours'}\n`,
  noHolds: 'Vous n’avez aucune demande en cours.',
  owed: (amount) => `Vous devez ${amount}.`,
  accruing: (amount) =>
    `Vos prêts en retard ont coûté ${amount} jusqu’ici. Cette somme s’ajoute au retour ou à la prolongation.`,
  noFines: 'Vous ne devez rien.',
  limits: (canBorrow, more) =>
    canBorrow
      ? `Vous pouvez emprunter${more === null ? '' : ` encore ${more} documents`}.`
      : 'Vous ne pouvez pas emprunter en ce moment.',
  hours: (library, day, hours) => `- ${library}, ${day}\u202f: ${hours}\n`,
  week: (library, week) => `- ${library}\u202f: ${week}\n`,
  noHours: 'La bibliothèque n’a pas indiqué ses horaires.',
  rule: (type, length, per, renewals, most, fine) =>
    `- ${type}\u202f: ${length} ${per === 'hour' ? 'heures' : 'jours'}, ${renewals === 0 ? 'sans prolongation' : `${renewals} prolongation${renewals > 1 ? 's' : ''}`}${most === null ? '' : `, ${most} au plus`}, ${fine} par ${per === 'hour' ? 'heure' : 'jour'} de retard\n`,
  mostLoans: (most) => `Vous pouvez avoir ${most} prêts à la fois.\n\n`,
  ruleUnknown: 'Je ne connais pas la règle pour cela. Un bibliothécaire la connaît.',
  askDesk: 'Demandez à un bibliothécaire au bureau, qui peut le décider. Ouvert aujourd’hui\u202f:\n\n',
  copiesIn: (places) => `Les exemplaires sont rattachés à\u202f: ${places.join(' ; ')}.\n`,
  editions: '\nAutres éditions et traductions\u202f:\n\n',
  noEditions:
    'Aucune autre édition ni traduction de cette œuvre n’est dans le catalogue de la bibliothèque\u202f:\n\n',
  oldestFirst: 'Par année des éditions présentes, la plus ancienne d’abord\u202f:\n\n',
  inOrder: 'Dans l’ordre de parution\u202f:\n\n',
  noSuchPart: 'Ce volume n’est pas dans le catalogue de la bibliothèque. Elle a ceux-ci\u202f:\n\n',
  alsoNear: '\nProches aussi\u202f:\n\n',
  similar: 'Cela pourrait vous plaire\u202f:\n\n',
  noSimilar: 'Je n’ai rien trouvé de semblable.',
  says: 'Les notices disent\u202f:\n\n',
  notSaid: 'La notice ne dit pas de quoi il s’agit.',
  canRequest: 'Vous pouvez le demander avec le bouton ci-dessous.',
  whichWork: 'De quel document parlez-vous\u202f? Donnez-moi le titre ou l’ISBN.',
  whatAbout: 'Que voulez-vous lire\u202f? Donnez-moi un sujet, un auteur ou un titre.',
  outside:
    'Ce n’est pas une question pour une bibliothèque. Je peux chercher des livres, regarder vos prêts et donner les horaires.',
  refused: 'Je ne peux pas le dire\u202f: je ne vois que les collections et votre propre compte.',
  librarian: 'Je peux transmettre votre question à un bibliothécaire. Appuyez sur le bouton ci-dessous.',
  away: 'Je ne peux pas le vérifier maintenant. Veuillez réessayer bientôt.',
  filters: {
    onShelf: 'en rayon',
    online: 'en ligne',
    from: (year) => `depuis ${year}`,
    to: (year) => `jusqu’à ${year}`,
    newest: 'nouveautés',
    mostBorrowed: 'les plus empruntés',
  },
};
