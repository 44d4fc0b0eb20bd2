import type { DemoAnswer } from './demo-answer.ts';

/** Questions that the town library answers itself, in English and French. */
export const HARBOUR_ANSWERS: readonly DemoAnswer[] = [
  {
    texts: [
      {
        language: 'en-US',
        wordings: [
          'Where can I park?',
          'Is there a car park?',
          'What does parking cost?',
          'Where can I leave my bike?',
        ],
        answer: `<p>Two hours are free on the fish quay, three minutes from the door; take a ticket from the machine. Spaces for blue badges are right beside the ramp.</p>
<p>Bikes lock to the old mooring rings along the wall.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: ['Où puis-je me garer\u202f?', 'Y a-t-il un parking\u202f?', 'Où laisser mon vélo\u202f?'],
        answer: `<p>Deux heures sont gratuites sur le quai aux poissons, à trois minutes de la porte\u00a0: prenez un ticket à la machine. Les places réservées aux personnes handicapées sont à côté de la rampe.</p>
<p>Les vélos s’attachent aux anciens anneaux d’amarrage, le long du mur.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: ['Is there wifi?', 'How do I connect to the wifi?', 'What is the wifi password?', 'wifi'],
        answer: `<p>Yes, without a password: choose <b>Harbour Library</b> and accept the terms. It is switched off at closing time.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'Y a-t-il le wifi\u202f?',
          'Comment se connecter au wifi\u202f?',
          'Quel est le mot de passe du wifi\u202f?',
          'wifi',
        ],
        answer: `<p>Oui, sans mot de passe\u00a0: choisissez <b>Harbour Library</b> et acceptez les conditions. Il est coupé à la fermeture.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: [
          'How can I print?',
          'Where is the printer?',
          'What does printing cost?',
          'Can I scan or copy something?',
        ],
        answer: `<p>The printer is beside the desk; send your file from the computers or from your phone.</p>
<ul><li>Black and white: 10p a page</li><li>Colour: 40p a page</li><li>Scans are free</li></ul>
<p>Pay at the desk, in coins or by card.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'Comment imprimer\u202f?',
          'Où est l’imprimante\u202f?',
          'Combien coûte une impression\u202f?',
          'Puis-je scanner ou photocopier\u202f?',
        ],
        answer: `<p>L’imprimante est à côté du bureau\u202f; envoyez votre fichier depuis les ordinateurs ou votre téléphone.</p>
<ul><li>Noir et blanc\u00a0: 10 pence la page</li><li>Couleur\u00a0: 40 pence la page</li><li>La numérisation est gratuite</li></ul>
<p>Vous payez au bureau, en pièces ou par carte.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: [
          'I lost my card',
          'What do I do if my library card is stolen?',
          'How do I get a new card?',
        ],
        answer: `<p>Tell us at once: block it under <a href="#/personalCenter/information">your details</a>, or ring the desk. A new card costs £2 and is ready while you wait.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'J’ai perdu ma carte',
          'Que faire si ma carte est volée\u202f?',
          'Comment obtenir une nouvelle carte\u202f?',
        ],
        answer: `<p>Prévenez-nous tout de suite\u00a0: bloquez-la dans <a href="#/personalCenter/information">vos informations</a>, ou appelez le bureau. Une nouvelle carte coûte 2\u00a0£\u202f; elle est faite pendant que vous attendez.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: [
          'Can I book a meeting room?',
          'How do I book the net loft?',
          'Is there a room for our group?',
        ],
        answer: `<p>The net loft holds twenty, with a screen and tea. Groups of the town have it free of charge on weekdays; ask at the desk two weeks ahead.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'Puis-je réserver une salle de réunion\u202f?',
          'Comment réserver l’atelier des filets\u202f?',
          'Y a-t-il une salle pour notre groupe\u202f?',
        ],
        answer: `<p>L’atelier des filets accueille vingt personnes, avec un écran et du thé. Il est gratuit en semaine pour les groupes de la ville\u202f; demandez au bureau deux semaines avant.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: ['How does inter-library loan work?', 'Can you get something from another library?'],
        answer: `<p>We borrow from the libraries of the county and beyond. Ask at the desk or by the form “Inter-library loan” of your personal centre; it takes about ten days and costs £1.50.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'Comment marche le prêt entre bibliothèques\u202f?',
          'Pouvez-vous emprunter dans une autre bibliothèque\u202f?',
        ],
        answer: `<p>Nous empruntons dans le comté et au-delà. Demandez au bureau ou par le formulaire de prêt entre bibliothèques de votre espace personnel\u202f; comptez une dizaine de jours et 1,50\u00a0£.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: ['How do I join the library?', 'How do I become a member?', 'Can visitors join?'],
        answer: `<p>Joining is free. Bring something with your name and address on it; visitors leave a deposit of £10 and get it back. Children join with the signature of a parent.</p>`,
      },
      {
        language: 'fr-FR',
        wordings: [
          'Comment s’inscrire à la bibliothèque\u202f?',
          'Comment devenir membre\u202f?',
          'Les visiteurs peuvent-ils s’inscrire\u202f?',
        ],
        answer: `<p>L’inscription est gratuite. Apportez un document avec votre nom et votre adresse\u202f; les visiteurs laissent 10\u00a0£, qui leur sont rendues. Les enfants s’inscrivent avec la signature d’un parent.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'en-US',
        wordings: ['Do you take old books?', 'How can I give books to the library?'],
        answer: `<p>Yes, if they are clean and less than ten years old. We decide which we keep; the rest is sold for the lifeboat.</p>`,
      },
    ],
    isDraft: true,
  },
];
