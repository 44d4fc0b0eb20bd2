import type { NoticeTexts } from '../notice-texts.ts';

export const CARD_SHOWN: NoticeTexts = {
  'zh-CN': {
    subject: '{library}：您的读者证已被另一馆的账号添加',
    text: [
      '{time}，{elsewhere}的一个读者账号添加了您的读者证，可以看到您在本馆的借阅、请求和欠款，但不能进行任何操作。',
      '如果不是您本人操作，请立即在“个人信息”的“其他图书馆”中解除，修改密码并联系图书馆。',
    ],
    shortText:
      '【{library}】您的读者证已于 {time} 被{elsewhere}的一个账号添加。如非本人操作，请立即解除并修改密码。',
  },
  'zh-TW': {
    subject: '{library}：您的讀者證已被另一館的帳號新增',
    text: [
      '{time}，{elsewhere}的一個讀者帳號新增了您的讀者證，可以看到您在本館的借閱、請求和欠款，但不能進行任何操作。',
      '如果不是您本人操作，請立即在「個人資訊」的「其他圖書館」中解除，修改密碼並聯絡圖書館。',
    ],
    shortText:
      '【{library}】您的讀者證已於 {time} 被{elsewhere}的一個帳號新增。如非本人操作，請立即解除並修改密碼。',
  },
  'en-US': {
    subject: '{library}: your card was added at another library',
    text: [
      'An account at {elsewhere} added your card on {time}. It can see your loans, requests and fines here, but cannot change anything.',
      'If it was not you, stop sharing under “Personal information”, “Other libraries”, change your password and tell the library.',
    ],
    shortText:
      '{library}: an account at {elsewhere} added your card on {time}. If it was not you, stop sharing and change your password at once.',
  },
  'fr-FR': {
    subject: '{library} : votre carte a été ajoutée dans une autre bibliothèque',
    text: [
      'Un compte de {elsewhere} a ajouté votre carte le {time}. Il voit vos prêts, demandes et amendes ici, sans rien pouvoir modifier.',
      'Si ce n’était pas vous, cessez le partage sous « Mes informations », « Autres bibliothèques », changez de mot de passe et prévenez la bibliothèque.',
    ],
    shortText:
      '{library} : un compte de {elsewhere} a ajouté votre carte le {time}. Si ce n’était pas vous, cessez le partage et changez tout de suite de mot de passe.',
  },
};
