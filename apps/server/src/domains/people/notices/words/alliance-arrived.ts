import type { NoticeTexts } from '../notice-texts.ts';

export const ALLIANCE_ARRIVED: NoticeTexts = {
  'zh-CN': {
    subject: '联盟借阅{titles}可以取了',
    text: ['您向联盟图书馆借的{titles}已到{place}，请到服务台取书。'],
    shortText: '【{library}】您向联盟图书馆借的{titles}已到{place}，请到服务台取书。',
  },
  'zh-TW': {
    subject: '聯盟借閱{titles}可以取了',
    text: ['您向聯盟圖書館借的{titles}已到{place}，請到服務台取書。'],
    shortText: '【{library}】您向聯盟圖書館借的{titles}已到{place}，請到服務台取書。',
  },
  'en-US': {
    subject: '{titles} has arrived from the alliance',
    text: ['{titles} has come from a library of the alliance. Please pick it up at the desk: {place}.'],
    shortText: '{library}: {titles} has come from a library of the alliance. Pick it up at {place}.',
  },
  'fr-FR': {
    subject: '{titles} est arrivé de l’alliance',
    text: ['{titles} vient d’une bibliothèque de l’alliance. Retirez-le à l’accueil : {place}.'],
    shortText: '{library} : {titles} vient d’une bibliothèque de l’alliance. À retirer ici : {place}.',
  },
};
