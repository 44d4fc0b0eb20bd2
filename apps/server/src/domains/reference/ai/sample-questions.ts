import type { Language } from '@lectern/contracts/kernel/languages';

/** What readers can try where their library chose no questions. Each works in every catalogue. */
export const SAMPLE_QUESTIONS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': [
    '我借的书什么时候到期？',
    '图书馆今天几点关门？',
    '最近有什么新书？',
    '一次能借几本书，可以借多久？',
    '有哪些历史方面的书在架？',
    '哪些书借的人最多？',
  ],
  'zh-TW': [
    '我借的書什麼時候到期？',
    '圖書館今天幾點關門？',
    '最近有什麼新書？',
    '一次能借幾本書，可以借多久？',
    '有哪些歷史方面的書在架上？',
    '哪些書借的人最多？',
  ],
  'en-US': [
    'When are my books due?',
    'When does the library close today?',
    'What is new?',
    'How many books can I borrow, and for how long?',
    'Which books about history are on the shelf?',
    'Which books are borrowed most?',
  ],
  'fr-FR': [
    'Quand dois-je rendre mes livres\u202f?',
    'À quelle heure ferme la bibliothèque aujourd’hui\u202f?',
    'Quelles sont les nouveautés\u202f?',
    'Combien de livres puis-je emprunter, et pour combien de temps\u202f?',
    'Quels livres d’histoire sont en rayon\u202f?',
    'Quels livres sont les plus empruntés\u202f?',
  ],
};
