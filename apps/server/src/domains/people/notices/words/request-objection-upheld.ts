import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_OBJECTION_UPHELD: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的转借已撤销',
    text: ['图书馆对异议作出了决定：{titles}的转借已撤销，借阅恢复到原来的读者名下。', '{reason}'],
    shortText: '【{library}】异议已处理：{titles}的转借已撤销。',
  },
  'zh-TW': {
    subject: '{titles}的轉借已撤銷',
    text: ['圖書館對異議作出了決定：{titles}的轉借已撤銷，借閱恢復到原來的讀者名下。', '{reason}'],
    shortText: '【{library}】異議已處理：{titles}的轉借已撤銷。',
  },
  'en-US': {
    subject: 'The hand-over of {titles} is undone',
    text: [
      'The library decided about the objection: the hand-over of {titles} is undone, and the loan is again that of the reader who had it before.',
      '{reason}',
    ],
    shortText: '{library}: the objection was decided. The hand-over of {titles} is undone.',
  },
  'fr-FR': {
    subject: 'La remise de {titles} est annulée',
    text: [
      'La bibliothèque a décidé de l’objection : la remise de {titles} est annulée, et le prêt revient au lecteur qui l’avait auparavant.',
      '{reason}',
    ],
    shortText: '{library} : objection traitée. La remise de {titles} est annulée.',
  },
};
