import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_OBJECTED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的转借有异议',
    text: ['你们二人中有一位对{titles}的转借提出了异议。图书馆将作出决定并通知双方；在此之前借阅不变。'],
    shortText: '【{library}】{titles}的转借有异议，图书馆将作出决定并通知您。',
  },
  'zh-TW': {
    subject: '{titles}的轉借有異議',
    text: ['你們二人中有一位對{titles}的轉借提出了異議。圖書館將作出決定並通知雙方；在此之前借閱不變。'],
    shortText: '【{library}】{titles}的轉借有異議，圖書館將作出決定並通知您。',
  },
  'en-US': {
    subject: 'An objection to the hand-over of {titles}',
    text: [
      'One of you objects to the hand-over of {titles}. The library will decide and tell both of you; until then the loan stays as it is.',
    ],
    shortText:
      '{library}: one of you objects to the hand-over of {titles}. The library will decide and tell you.',
  },
  'fr-FR': {
    subject: 'Une objection à la remise de {titles}',
    text: [
      'L’un de vous deux s’oppose à la remise de {titles}. La bibliothèque décide et vous informe tous les deux ; d’ici là, le prêt ne change pas.',
    ],
    shortText:
      '{library} : l’un de vous s’oppose à la remise de {titles}. La bibliothèque décide et vous informe.',
  },
};
