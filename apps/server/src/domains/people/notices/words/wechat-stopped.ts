import type { NoticeTexts } from '../notice-texts.ts';

export const WECHAT_STOPPED: NoticeTexts = {
  'zh-CN': {
    subject: '微信消息已停止',
    text: [
      '您已不再关注图书馆的微信服务号，消息不会再发到微信。如需恢复，请重新关注，并在通知设置中再次连接。',
    ],
    shortText: '【{library}】您已不再关注图书馆的微信服务号，微信消息已停止。',
  },
  'zh-TW': {
    subject: '微信訊息已停止',
    text: [
      '您已不再關注圖書館的微信服務號，訊息不會再發到微信。如需恢復，請重新關注，並在通知設定中再次連接。',
    ],
    shortText: '【{library}】您已不再關注圖書館的微信服務號，微信訊息已停止。',
  },
  'en-US': {
    subject: 'No more messages in WeChat',
    text: [
      'You no longer follow the library’s account in WeChat, so no message reaches you there. To get them again, follow the account and connect WeChat once more under “Notifications”.',
    ],
    shortText: '{library}: you no longer follow the library in WeChat, so no message reaches you there.',
  },
  'fr-FR': {
    subject: 'Plus de messages dans WeChat',
    text: [
      'Vous ne suivez plus le compte WeChat de la bibliothèque : aucun message ne vous y parvient. Pour en recevoir, suivez le compte et associez de nouveau WeChat sous « Notifications ».',
    ],
    shortText:
      '{library} : vous ne suivez plus la bibliothèque dans WeChat, aucun message ne vous y parvient.',
  },
};
