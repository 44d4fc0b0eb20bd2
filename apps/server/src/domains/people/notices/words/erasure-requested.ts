import type { NoticeTexts } from '../notice-texts.ts';

export const ERASURE_REQUESTED: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：已收到您的删除申请',
    text: [
      '我们已于 {time} 收到您删除个人数据的申请，图书馆将审核并处理。',
      '如果不是您本人操作，请立即修改密码并联系图书馆。',
    ],
    shortText: '【{library}】已于 {time} 收到您删除个人数据的申请。如非本人操作，请立即联系图书馆。',
  },
  'zh-TW': {
    subject: '{library}：已收到您的刪除申請',
    text: [
      '我們已於 {time} 收到您刪除個人資料的申請，圖書館將審核並處理。',
      '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
    ],
    shortText: '【{library}】已於 {time} 收到您刪除個人資料的申請。如非本人操作，請立即聯絡圖書館。',
  },
  'en-US': {
    subject: '{library}: your request for erasure',
    text: [
      'We received your request to erase your personal data on {time}. The library will review it.',
      'If it was not you, change your password at once and tell the library.',
    ],
    shortText:
      '{library}: we received your request to erase your data on {time}. If it was not you, tell the library at once.',
  },
  'fr-FR': {
    subject: '{library} : votre demande d’effacement',
    text: [
      'Nous avons reçu votre demande d’effacement de vos données personnelles le {time}. La bibliothèque va l’examiner.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : nous avons reçu votre demande d’effacement de vos données le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
  },
};
