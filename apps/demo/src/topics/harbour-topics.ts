import type { DemoTopic } from './demo-topic.ts';

/** Topics of the town library, in English and French. */
export const HARBOUR_TOPICS: readonly DemoTopic[] = [
  {
    title: 'A winter of storms',
    className: 'Sea and ships',
    summary:
      'True stories of people who went out when others stayed in, and the lifeboat crews who went after them.',
    text: `<h2>Why we chose these books</h2>
<p>Every family in the harbour has a storm story. This winter we put ours beside the <strong>great ones</strong>: polar journeys, wrecks and rescues.</p>
<h2>Evenings by the stove</h2>
<ul><li>First Thursday of the month, half past six</li><li>Bring a chapter, or just listen</li><li>Tea and ship’s biscuit from the Friends of the Library</li></ul>
<p>More of the kind: <a href="#/searchList?keyWord=shipwreck">shipwrecks in our catalogue</a>.</p>`,
    lists: ['Shelf of storms: true stories from the sea'],
    links: [{ title: 'What the harbour reads', url: '#/readRange' }],
    isFeatured: true,
    madeDaysAgo: 20,
    shownDays: 100,
  },
  {
    title: 'Reading aloud',
    className: 'Families',
    summary: 'Books that sound well, for anybody from four to ninety, and how to begin.',
    text: `<p>Choose a book that <em>you</em> like. Read slowly. Stop where it is exciting.</p>
<h3>Three ways to begin</h3>
<ol><li>Ten minutes before the light goes out</li><li>Saturday stories in the children’s corner, at eleven</li><li>Our home visits: volunteers read to people who cannot come</li></ol>`,
    lists: ['Books to read aloud in the harbour'],
    madeDaysAgo: 60,
  },
  {
    title: 'La mer, côté français',
    className: 'En français',
    summary:
      'Romans, récits et poèmes de la mer, pour nos lecteurs francophones et pour les élèves du cours de français.',
    text: `<h2>Par où commencer</h2>
<p>Si vous lisez le français depuis peu, commencez par les chapitres courts. Le cours du mardi lit ensemble <em>Pêcheur d’Islande</em>.</p>
<p>Les livres sont au premier étage, à gauche de l’escalier.</p>`,
    lists: ['La mer en français'],
    madeDaysAgo: 45,
  },
];
