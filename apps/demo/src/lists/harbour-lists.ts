import type { DemoList } from './demo-list.ts';

/** Book lists of the harbour town library, in English and French. */
export const HARBOUR_LISTS: readonly DemoList[] = [
  {
    name: 'Shelf of storms: true stories from the sea',
    introduction:
      'Chosen by the crew of the reading room for long winter evenings. Everything here happened, and most of it went wrong.',
    state: 'open',
    madeDaysAgo: 75,
    works: [
      ['Endurance', 'Start here. You know how it ends, and you will still not put it down.'],
      ['South', 'The same voyage in Shackleton’s own words.'],
      ['The Worst Journey in the World', 'Three men, total darkness, and five penguin eggs.'],
      ['In the Heart of the Sea', 'The wreck that gave Melville his ending.'],
      ['The Perfect Storm'],
      ['A Night to Remember', 'Written from the memories of sixty-three survivors.'],
      ['Sailing Alone Around the World', 'The cheerful one. Keep it for last.'],
    ],
    followers: ['H1006', 'H1007', 'H1008'],
  },
  {
    name: 'Books to read aloud in the harbour',
    introduction:
      'The list of our Saturday story hour (10.30, under the model of the lighthouse). Ages four to nine, in about this order.',
    state: 'open',
    madeDaysAgo: 30,
    shownDays: 200,
    works: [
      ['The Very Hungry Caterpillar'],
      ["We're Going on a Bear Hunt", 'Everybody does the mud.'],
      ['The Gruffalo'],
      ['Where the Wild Things Are', 'Ten sentences, and the whole of childhood.'],
      ['The Tale of Peter Rabbit'],
      ['The Wind in the Willows', 'A chapter a week lasts until the swallows are back.'],
      ['Swallows and Amazons', 'Filmed two bays further on.'],
    ],
    followers: ['H1006', 'H9001'],
  },
  {
    name: 'La mer en français',
    introduction:
      'Romans, récits et bandes dessinées pour naviguer en français, du plus facile au plus ardu. Le club de conversation se réunit le premier jeudi du mois.',
    state: 'open',
    madeDaysAgo: 52,
    works: [
      ['Le Secret de la Licorne', 'Pour commencer : une maquette, trois parchemins et un capitaine barbu.'],
      ['Le Trésor de Rackham le Rouge'],
      ['Le Tour du monde en quatre-vingts jours'],
      ['Vingt mille lieues sous les mers'],
      ['La Longue Route', 'Moitessier renonce à gagner la course et continue vers les îles.'],
      ["Pêcheur d'Islande"],
      ['Les Travailleurs de la mer', 'Hugo, la pieuvre et Guernesey. À lire un jour de tempête.'],
    ],
    followers: ['H1007'],
  },
  {
    reader: 'H1008',
    name: 'Detectives by the seaside',
    introduction: 'Read with a blanket and a flask, preferably in rain.',
    state: 'open',
    madeDaysAgo: 15,
    works: [
      ['And Then There Were None', 'The island is an hour from here by boat.'],
      ['Rebecca', 'Not quite a detective story. Read it anyway.'],
      ['The Thursday Murder Club'],
      ['The Adventures of Sherlock Holmes'],
      ['Jamaica Inn'],
    ],
    followers: ['H1006', 'H1007'],
  },
  {
    reader: 'H1006',
    name: 'Back to sea',
    introduction: 'What I want to read again before next summer’s passage.',
    state: 'private',
    isDefault: true,
    madeDaysAgo: 8,
    works: [['The Riddle of the Sands', 'Take the chart.'], ['Reeds Nautical Almanac'], ['Typhoon']],
  },
];
