import type { NoticeTexts } from '../notice-texts.ts';

export const TEXT_APPROVED: NoticeTexts = {
  'zh-CN': {
    subject: '您发表的内容已通过：{titles}',
    text: ['图书馆已审核您关于{titles}的内容，其他读者现在可以看到。'],
    shortText: '【{library}】您关于{titles}的内容已通过审核。',
  },
  'zh-TW': {
    subject: '您發表的內容已通過：{titles}',
    text: ['圖書館已審核您關於{titles}的內容，其他讀者現在可以看到。'],
    shortText: '【{library}】您關於{titles}的內容已通過審核。',
  },
  'en-US': {
    subject: 'Your text is published: {titles}',
    text: ['The library has approved what you wrote about {titles}. Other readers can see it now.'],
    shortText: '{library}: what you wrote about {titles} is published.',
  },
  'fr-FR': {
    subject: 'Votre texte est publié : {titles}',
    text: [
      'La bibliothèque a approuvé ce que vous avez écrit sur {titles}. Les autres lecteurs peuvent le voir.',
    ],
    shortText: '{library} : votre texte sur {titles} est publié.',
  },
};
