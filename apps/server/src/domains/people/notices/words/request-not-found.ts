import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_NOT_FOUND: NoticeTexts = {
  'zh-CN': {
    subject: '架上未找到{titles}',
    text: ['图书馆在架上未找到为您准备的那一册{titles}，将改用其他复本，您的请求继续有效。'],
    shortText: '【{library}】架上未找到为您准备的{titles}，将改用其他复本，请求继续有效。',
  },
  'zh-TW': {
    subject: '架上未找到{titles}',
    text: ['圖書館在架上未找到為您準備的那一冊{titles}，將改用其他複本，您的請求繼續有效。'],
    shortText: '【{library}】架上未找到為您準備的{titles}，將改用其他複本，請求繼續有效。',
  },
  'en-US': {
    subject: '{titles} was not found on its shelf',
    text: [
      'The library did not find the copy of {titles} that was meant for you. Your request goes on with another copy.',
    ],
    shortText:
      '{library}: the copy of {titles} for you was not found. Your request goes on with another copy.',
  },
  'fr-FR': {
    subject: '{titles} introuvable en rayon',
    text: [
      'La bibliothèque n’a pas trouvé l’exemplaire de {titles} qui vous était destiné. Votre demande continue avec un autre exemplaire.',
    ],
    shortText:
      '{library} : l’exemplaire de {titles} qui vous était destiné est introuvable. Votre demande continue avec un autre.',
  },
};
