import { defineError } from '../../kernel/error-definition.ts';

export const INVITATION_OVER = defineError({
  code: 'INVITATION_OVER',
  status: 400,
  words: {
    'zh-CN': '此邀请已使用、已过期或已有新的邀请。请使用最近一封邮件中的链接，或请图书馆重新发送',
    'zh-TW': '此邀請已使用、已過期或已有新的邀請。請使用最近一封郵件中的連結，或請圖書館重新發送',
    'en-US':
      'This invitation was used, has expired or was replaced by a newer one. Use the link in the last mail, or ask the library for a new one.',
    'fr-FR':
      'Cette invitation a été utilisée, a expiré ou a été remplacée. Utilisez le lien du dernier message, ou demandez-en une autre à la bibliothèque.',
  },
});

export const INVITATIONS_OFF = defineError({
  code: 'INVITATIONS_OFF',
  status: 409,
  words: {
    'zh-CN': '暂不能发送邀请：需要设置邮件服务器（mail）、网站地址（LECTERN_PUBLIC_URL），并开通账号密码登录',
    'zh-TW': '暫不能發送邀請：需要設定郵件伺服器（mail）、網站地址（LECTERN_PUBLIC_URL），並開通帳號密碼登入',
    'en-US':
      'Invitations cannot be sent yet: they need a mail server (mail), the public address (LECTERN_PUBLIC_URL), and sign-in with account and password.',
    'fr-FR':
      'Les invitations ne peuvent pas encore partir : il faut un serveur de courrier (mail), l’adresse publique (LECTERN_PUBLIC_URL) et la connexion par identifiant et mot de passe.',
  },
});
