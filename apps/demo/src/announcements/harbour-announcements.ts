import type { DemoAnnouncement } from './demo-announcement.ts';

/** Announcements of the town library, in English and French. */
export const HARBOUR_ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  {
    texts: [
      {
        language: 'en-US',
        title: 'Stories by the stove, every first Thursday',
        text: `<p>From half past six we read aloud in the old net loft. Bring a chapter, or just listen. Tea is on the stove.</p>
<p>The books of the evening are in the <a href="#/specialNav">topics</a>.</p>`,
      },
      {
        language: 'fr-FR',
        title: 'Histoires au coin du poêle, chaque premier jeudi',
        text: `<p>À partir de dix-huit heures trente, nous lisons à voix haute dans l’ancien atelier des filets. Apportez un chapitre, ou venez écouter. Le thé est sur le poêle.</p>
<p>Les livres de la soirée sont dans les <a href="#/specialNav">dossiers</a>.</p>`,
      },
    ],
    isPinned: true,
    begunDaysAgo: 6,
    shownDays: 90,
  },
  {
    texts: [
      {
        language: 'en-US',
        title: 'The book boat calls at the islands again',
        text: '<p>The book boat sails on the second Tuesday. What you request by Sunday evening comes along.</p>',
      },
      {
        language: 'fr-FR',
        title: 'Le bateau-bibliothèque retourne aux îles',
        text: '<p>Le bateau part le deuxième mardi du mois. Ce que vous demandez avant le dimanche soir est du voyage.</p>',
      },
    ],
    begunDaysAgo: 17,
  },
  {
    texts: [
      {
        language: 'en-US',
        title: 'Large print has moved to the ground floor',
        text: '<p>You find it to the right of the door, beside the armchairs.</p>',
      },
    ],
    begunDaysAgo: 40,
  },
];
