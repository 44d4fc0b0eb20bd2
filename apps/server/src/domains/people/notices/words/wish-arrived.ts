import type { NoticeTexts } from '../notice-texts.ts';

/** `{titles}` is quoted in the language of the notice. */
export const WISH_ARRIVED: NoticeTexts = {
  'zh-CN': {
    subject: '已到馆：{titles}',
    text: [
      '您荐购的{titles}已经到馆。如果您需要一册，预约已按荐购的先后排好，可以取书时会另行通知。',
      '{reason}',
    ],
    shortText: '【{library}】您荐购的{titles}已到馆。',
  },
  'zh-TW': {
    subject: '已到館：{titles}',
    text: [
      '您薦購的{titles}已經到館。如果您需要一冊，預約已按薦購的先後排好，可以取書時會另行通知。',
      '{reason}',
    ],
    shortText: '【{library}】您薦購的{titles}已到館。',
  },
  'en-US': {
    subject: 'It has come: {titles}',
    text: [
      '{titles}, which you recommended, has come. If you wanted a copy, it is reserved in the order in which readers recommended it, and you will be told when you can fetch it.',
      '{reason}',
    ],
    shortText: '{library}: {titles}, which you recommended, has come.',
  },
  'fr-FR': {
    subject: 'Arrivé : {titles}',
    text: [
      '{titles}, que vous avez suggéré, est arrivé. Si vous vouliez un exemplaire, il est réservé dans l’ordre des suggestions, et vous serez prévenu quand vous pourrez venir le chercher.',
      '{reason}',
    ],
    shortText: '{library} : {titles}, que vous avez suggéré, est arrivé.',
  },
};
