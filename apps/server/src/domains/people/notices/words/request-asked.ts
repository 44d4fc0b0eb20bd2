import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_ASKED: NoticeTexts = {
  'zh-CN': {
    subject: '有读者向您请求转借{titles}',
    text: ['另一位读者希望从您处转借{titles}。请在“我的请求”中同意或谢绝。'],
    shortText: '【{library}】有读者希望从您处转借{titles}，请登录后同意或谢绝。',
  },
  'zh-TW': {
    subject: '有讀者向您請求轉借{titles}',
    text: ['另一位讀者希望從您處轉借{titles}。請在「我的請求」中同意或婉拒。'],
    shortText: '【{library}】有讀者希望從您處轉借{titles}，請登入後同意或婉拒。',
  },
  'en-US': {
    subject: 'A reader asks you for {titles}',
    text: [
      'Another reader would like to borrow {titles} from you. Please accept or decline it under “My requests”.',
    ],
    shortText:
      '{library}: a reader would like to borrow {titles} from you. Please sign in to accept or decline.',
  },
  'fr-FR': {
    subject: 'Un lecteur vous demande {titles}',
    text: ['Un autre lecteur souhaite vous emprunter {titles}. Acceptez ou refusez dans vos demandes.'],
    shortText:
      '{library} : un lecteur souhaite vous emprunter {titles}. Connectez-vous pour accepter ou refuser.',
  },
};
