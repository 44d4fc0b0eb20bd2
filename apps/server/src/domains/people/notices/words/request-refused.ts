import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_REFUSED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的请求未获同意',
    text: ['您对{titles}的请求未获同意。', '{reason}'],
    shortText: '【{library}】您对{titles}的请求未获同意。',
  },
  'zh-TW': {
    subject: '{titles}的請求未獲同意',
    text: ['您對{titles}的請求未獲同意。', '{reason}'],
    shortText: '【{library}】您對{titles}的請求未獲同意。',
  },
  'en-US': {
    subject: 'Your request for {titles} was refused',
    text: ['Your request for {titles} cannot be met.', '{reason}'],
    shortText: '{library}: your request for {titles} cannot be met.',
  },
  'fr-FR': {
    subject: 'Votre demande de {titles} est refusée',
    text: ['Votre demande de {titles} ne peut pas être satisfaite.', '{reason}'],
    shortText: '{library} : votre demande de {titles} ne peut pas être satisfaite.',
  },
};
