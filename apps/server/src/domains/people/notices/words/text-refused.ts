import type { NoticeTexts } from '../notice-texts.ts';

export const TEXT_REFUSED: NoticeTexts = {
  'zh-CN': {
    subject: '您发表的内容未通过：{titles}',
    text: ['您关于{titles}的内容未通过审核，其他读者看不到。', '{reason}', '您可以修改后再次提交。'],
    shortText: '【{library}】您关于{titles}的内容未通过审核。',
  },
  'zh-TW': {
    subject: '您發表的內容未通過：{titles}',
    text: ['您關於{titles}的內容未通過審核，其他讀者看不到。', '{reason}', '您可以修改後再次送出。'],
    shortText: '【{library}】您關於{titles}的內容未通過審核。',
  },
  'en-US': {
    subject: 'Your text is not published: {titles}',
    text: [
      'The library does not publish what you wrote about {titles}. Nobody else sees it.',
      '{reason}',
      'You can change it and send it again.',
    ],
    shortText: '{library}: what you wrote about {titles} is not published.',
  },
  'fr-FR': {
    subject: 'Votre texte n’est pas publié : {titles}',
    text: [
      'La bibliothèque ne publie pas ce que vous avez écrit sur {titles}. Personne d’autre ne le voit.',
      '{reason}',
      'Vous pouvez le modifier et l’envoyer à nouveau.',
    ],
    shortText: '{library} : votre texte sur {titles} n’est pas publié.',
  },
};
