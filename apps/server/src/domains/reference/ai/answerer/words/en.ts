import type { Sought, Words } from './words.ts';

const copies = (count: number) => (count === 1 ? '1 copy' : `${count} copies`);
const works = (count: number) => (count === 1 ? '1 work' : `${count} works`);
const about = ({ name, filters }: Sought) =>
  `${name && ` for “${name}”`}${filters.length > 0 ? ` (${filters.join(', ')})` : ''}`;

export const EN: Words = {
  found: (count, sought) => `The library has ${works(count)}${about(sought)}:\n\n`,
  foundMore: (count) => `\nThe search results show ${count} more.`,
  count: (count, sought) => `The library has ${works(count)}${about(sought)}.`,
  nothing: (sought) => `The library has nothing${about(sought)}.`,
  withoutFilters: (count) => ` Without these limits it has ${works(count)}:\n\n`,
  elsewhere: (count) => ` Its words are in the records of ${works(count)}:\n\n`,
  nearest: (had) => ` Nearest, by ${had.map((word) => `“${word}”`).join(' and ')}:\n\n`,
  didYouMean: (words) => ` Did you mean “${words}”?`,
  noSuchWork: (name) => `“${name}” is not in the catalogue of the library.`,
  onShelf: (count, place) => `${copies(count)} on the shelf, ${place}`,
  readingOnly: (place) => `on the shelf, for use in the library only, ${place}`,
  online: 'it can be read online',
  and: '; ',
  allOut: (day, waiting) =>
    `all copies are out${day && `, the first is due back ${day}`}${waiting > 0 ? `, ${waiting} waiting` : ''}`,
  noCopies: 'the library has no copy to lend',
  place: (library, location, callNumber) =>
    `${[library, location].filter(Boolean).join(', ')}, call number ${callNumber || 'not given'}`,
  whereIs: ' is here:',
  due: (title, day, state) =>
    `- ${title}: due ${day}${state === 'overdue' ? ', **overdue**' : state === 'soon' ? ', soon' : ''}\n`,
  loans: (count) => `You have ${count === 1 ? '1 loan' : `${count} loans`}:\n\n`,
  noLoans: 'You have nothing on loan.',
  renewable: (count) => `${count} of them can be renewed. Press the button below to confirm.`,
  notRenewable: (title, why) => `- ${title}: ${why}\n`,
  hold: (title, state, until, place, before) =>
    `- ${title}: ${state === 'kept' ? `ready, please pick it up at ${place}${until && ` by ${until}`}` : state === 'waiting' ? `waiting${before === null ? '' : `, ${before} before you`}` : 'in progress'}\n`,
  noHolds: 'You have no open requests.',
  owed: (amount) => `You owe ${amount}.`,
  accruing: (amount) =>
    `Overdue loans have cost ${amount} so far. It is added when you return or renew them.`,
  noFines: 'You owe nothing.',
  limits: (canBorrow, more) =>
    canBorrow ? `You can borrow${more === null ? '' : ` ${more} more`}.` : 'You cannot borrow at the moment.',
  hours: (library, day, hours) => `- ${library}, ${day}: ${hours}\n`,
  week: (library, week) => `- ${library}: ${week}\n`,
  noHours: 'The library has not told its opening hours.',
  rule: (type, length, per, renewals, most, fine) =>
    `- ${type}: ${length} ${per === 'hour' ? 'hours' : 'days'}, ${renewals === 0 ? 'no renewals' : `up to ${renewals} ${renewals === 1 ? 'renewal' : 'renewals'}`}${most === null ? '' : `, ${most} at most`}, ${fine} for each ${per} overdue\n`,
  mostLoans: (most) => `You can have ${most} loans at a time.\n\n`,
  ruleUnknown: 'I do not know the rule for this. A librarian does.',
  askDesk: 'Please ask a librarian at the desk, who can decide that. Open today:\n\n',
  copiesIn: (places) => `Copies belong to: ${places.join('; ')}.\n`,
  editions: '\nOther editions and translations:\n\n',
  noEditions: 'No other edition or translation of this work is in the catalogue of the library:\n\n',
  oldestFirst: 'By the years of the editions here, the oldest first:\n\n',
  inOrder: 'In the order in which they appeared:\n\n',
  noSuchPart: 'That part is not in the catalogue of the library. It has these:\n\n',
  alsoNear: '\nAlso near:\n\n',
  similar: 'You may also like:\n\n',
  noSimilar: 'I found nothing similar.',
  says: 'The records say:\n\n',
  notSaid: 'The record does not say what it is about.',
  canRequest: 'You can request it with the button below.',
  whichWork: 'Which work do you mean? Please tell me its title or ISBN.',
  whatAbout: 'What would you like to read about? Tell me a subject, an author or a title.',
  outside:
    'That is not a question for a library, so I cannot help. I can find books, look at your loans and tell the opening hours.',
  refused: 'I cannot tell you that: I see the holdings and your own account only.',
  librarian: 'I can pass your question to a librarian. Press the button below.',
  away: 'I cannot look that up right now. Please try again soon.',
  filters: {
    onShelf: 'on the shelf',
    online: 'online',
    from: (year) => `since ${year}`,
    to: (year) => `until ${year}`,
    newest: 'newest',
    mostBorrowed: 'most borrowed',
  },
};
