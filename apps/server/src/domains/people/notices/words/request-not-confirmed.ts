import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_NOT_CONFIRMED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的转借未被确认',
    text: ['对方没有及时确认，{titles}仍由您借阅，责任也仍由您承担。'],
    shortText: '【{library}】对方没有及时确认，{titles}仍由您借阅。',
  },
  'zh-TW': {
    subject: '{titles}的轉借未被確認',
    text: ['對方沒有及時確認，{titles}仍由您借閱，責任也仍由您承擔。'],
    shortText: '【{library}】對方沒有及時確認，{titles}仍由您借閱。',
  },
  'en-US': {
    subject: 'The hand-over of {titles} was not confirmed',
    text: [
      'The other reader did not confirm in time. {titles} is still on loan to you, and you remain responsible for it.',
    ],
    shortText: '{library}: the other reader did not confirm in time. {titles} is still on loan to you.',
  },
  'fr-FR': {
    subject: 'La remise de {titles} n’est pas confirmée',
    text: [
      'L’autre lecteur n’a pas confirmé à temps. {titles} reste en prêt à votre nom, sous votre responsabilité.',
    ],
    shortText: '{library} : l’autre lecteur n’a pas confirmé à temps. {titles} reste en prêt à votre nom.',
  },
};
