import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_OBJECTION_REJECTED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}的转借有效',
    text: ['图书馆对异议作出了决定：{titles}的转借有效，借阅人仍为申请转借的读者。', '{reason}'],
    shortText: '【{library}】异议已处理：{titles}的转借有效。',
  },
  'zh-TW': {
    subject: '{titles}的轉借有效',
    text: ['圖書館對異議作出了決定：{titles}的轉借有效，借閱人仍為申請轉借的讀者。', '{reason}'],
    shortText: '【{library}】異議已處理：{titles}的轉借有效。',
  },
  'en-US': {
    subject: 'The hand-over of {titles} stands',
    text: [
      'The library decided about the objection: the hand-over of {titles} stands, and the loan stays with the reader who asked for it.',
      '{reason}',
    ],
    shortText: '{library}: the objection was decided. The hand-over of {titles} stands.',
  },
  'fr-FR': {
    subject: 'La remise de {titles} est maintenue',
    text: [
      'La bibliothèque a décidé de l’objection : la remise de {titles} est maintenue, et le prêt reste au lecteur qui l’a demandé.',
      '{reason}',
    ],
    shortText: '{library} : objection traitée. La remise de {titles} est maintenue.',
  },
};
