import type { NoticeTexts } from '../notice-texts.ts';

export const INTERLIBRARY_ARRIVED: NoticeTexts = {
  'zh-CN': {
    subject: '馆际互借的{titles}已到馆',
    text: ['您向其他图书馆借的{titles}已到{place}，请到服务台取书。'],
    shortText: '【{library}】您向其他图书馆借的{titles}已到{place}，请到服务台取书。',
  },
  'zh-TW': {
    subject: '館際互借的{titles}已到館',
    text: ['您向其他圖書館借的{titles}已到{place}，請到服務台取書。'],
    shortText: '【{library}】您向其他圖書館借的{titles}已到{place}，請到服務台取書。',
  },
  'en-US': {
    subject: '{titles} has arrived from another library',
    text: ['{titles}, which another library lends you, has arrived. Please pick it up at the desk: {place}.'],
    shortText: '{library}: {titles} has arrived from another library. Pick it up at {place}.',
  },
  'fr-FR': {
    subject: '{titles} est arrivé d’une autre bibliothèque',
    text: ['{titles}, qu’une autre bibliothèque vous prête, est arrivé. Retirez-le à l’accueil : {place}.'],
    shortText: '{library} : {titles} est arrivé d’une autre bibliothèque. À retirer ici : {place}.',
  },
};
