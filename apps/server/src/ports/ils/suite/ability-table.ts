import { ABILITIES, type Ability } from '../abilities.ts';

/** What an ability means to readers and staff. */
const MEANINGS: Readonly<Record<Ability, string>> = {
  signIn: 'Readers sign in with the password that the system keeps; else the portal keeps the password',
  patrons: 'A reader is found by card or account',
  loanRules: 'What the reader may borrow, and for how long',
  pastLoans: 'Past loans, with files and the chart of loans by month',
  holds: 'What is kept for the reader, and how many holds wait',
  requests: 'Readers reserve, see and cancel what they asked for',
  news: 'Messages to readers about loans and requests',
  behaviours: 'Each charge by itself, and what the reader can do about a lost copy',
  payments: 'Readers pay online, and see what happened to their money',
  funds: 'Deposits and prepayments of readers',
  guarantees: 'Readers who answer for others',
  statistics: 'Counts of loans, and what is borrowed most',
  shelves: 'Search by library and availability',
  desk: 'The desk of the portal and our SIP2 server',
  selfCheck: 'Readers borrow and return at stations of the portal and with their phones',
  readers: 'Staff register and change readers',
  ownCirculation:
    'Acts of the portal’s own circulation, which no driver has: loan rules that staff change, cash drawers, charges and refunds at the desk, points for fines, pickup codes, readers who lend to each other and what they object to',
  renewalForecast: 'Whether and until when a loan can be renewed is shown before it is tried',
  renewalCounts: 'How often a loan was renewed, and may be',
  growingFines: 'What overdue loans cost so far, besides what is posted',
  useOfItems: 'Copies that nobody may borrow because of their type are known',
  loanLimit: 'How many loans the reader may have',
  blockReasons: 'Why the reader may not borrow or renew at all',
  keptUntil: 'The record and the last day of what is kept',
  requestKinds: 'Besides reservations: retrieval, online loan, re-lending, home delivery',
  pausedRequests: 'Reservations can be paused',
  anyEdition: 'One reservation can wait for several editions of a work: the first copy that comes serves it',
  pastRequests: 'Requests that ended, and what happened to each',
};

/** The table of docs/drivers.md: an ability in each row, a driver in each column. */
export function abilityTable(drivers: Readonly<Record<string, readonly Ability[]>>): string {
  const kinds = Object.keys(drivers);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = ABILITIES.map((ability) => {
    const marks = kinds.map((kind) => (drivers[kind]?.includes(ability) ? 'yes' : '–'));
    return row([`\`${ability}\``, MEANINGS[ability], ...marks]);
  });
  const names = kinds.map((kind) => `\`${kind}\``);
  return [
    row(['Ability', 'What it gives', ...names]),
    row(Array.from({ length: kinds.length + 2 }, () => '---')),
    ...lines,
  ].join('\n');
}
