/** The notices about sign-in in two steps. */
export const TWO_STEP_WORDS = {
  twoStepsOn: {
    'zh-CN': {
      subject: '{library}：两步登录已开启',
      text: [
        '您的读者账号已于 {time} 开启两步登录。今后登录时除密码外，还需输入验证器应用中的验证码。',
        '如果不是您本人操作，请立即联系图书馆。',
      ],
      shortText: '【{library}】您的账号已于 {time} 开启两步登录。如非本人操作，请立即联系图书馆。',
    },
    'zh-TW': {
      subject: '{library}：兩步登入已開啟',
      text: [
        '您的讀者帳號已於 {time} 開啟兩步登入。今後登入時除密碼外，還需輸入驗證器應用程式中的驗證碼。',
        '如果不是您本人操作，請立即聯絡圖書館。',
      ],
      shortText: '【{library}】您的帳號已於 {time} 開啟兩步登入。如非本人操作，請立即聯絡圖書館。',
    },
    'en-US': {
      subject: '{library}: sign-in in two steps is on',
      text: [
        'Sign-in in two steps was switched on for your reader account on {time}. From now on you sign in with your password and a code of your authenticator app.',
        'If it was not you, tell the library at once.',
      ],
      shortText:
        '{library}: sign-in in two steps was switched on on {time}. If it was not you, tell the library at once.',
    },
    'fr-FR': {
      subject: '{library} : connexion en deux étapes activée',
      text: [
        'La connexion en deux étapes a été activée pour votre compte lecteur le {time}. Désormais, vous vous connectez avec votre mot de passe et un code de votre application d’authentification.',
        'Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
      ],
      shortText:
        '{library} : connexion en deux étapes activée le {time}. Si ce n’était pas vous, prévenez tout de suite la bibliothèque.',
    },
  },
  twoStepsOff: {
    'zh-CN': {
      subject: '{library}：两步登录已关闭',
      text: [
        '您的读者账号已于 {time} 关闭两步登录，原有的恢复码均已失效。',
        '如果不是您本人操作，请立即修改密码并联系图书馆。',
      ],
      shortText: '【{library}】您的账号已于 {time} 关闭两步登录。如非本人操作，请立即修改密码并联系图书馆。',
    },
    'zh-TW': {
      subject: '{library}：兩步登入已關閉',
      text: [
        '您的讀者帳號已於 {time} 關閉兩步登入，原有的復原碼均已失效。',
        '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
      ],
      shortText: '【{library}】您的帳號已於 {time} 關閉兩步登入。如非本人操作，請立即修改密碼並聯絡圖書館。',
    },
    'en-US': {
      subject: '{library}: sign-in in two steps is off',
      text: [
        'Sign-in in two steps was switched off for your reader account on {time}. Your recovery codes are no longer valid.',
        'If it was not you, change your password at once and tell the library.',
      ],
      shortText:
        '{library}: sign-in in two steps was switched off on {time}. If it was not you, change your password at once and tell the library.',
    },
    'fr-FR': {
      subject: '{library} : connexion en deux étapes désactivée',
      text: [
        'La connexion en deux étapes a été désactivée pour votre compte lecteur le {time}. Vos codes de secours ne sont plus valables.',
        'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
      ],
      shortText:
        '{library} : connexion en deux étapes désactivée le {time}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
    },
  },
  recoveryCodesRenewed: {
    'zh-CN': {
      subject: '{library}：恢复码已更新',
      text: [
        '您的读者账号已于 {time} 生成新的恢复码，原有的恢复码均已失效。',
        '如果不是您本人操作，请立即修改密码并联系图书馆。',
      ],
      shortText: '【{library}】您的账号已于 {time} 更新恢复码。如非本人操作，请立即修改密码并联系图书馆。',
    },
    'zh-TW': {
      subject: '{library}：復原碼已更新',
      text: [
        '您的讀者帳號已於 {time} 產生新的復原碼，原有的復原碼均已失效。',
        '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
      ],
      shortText: '【{library}】您的帳號已於 {time} 更新復原碼。如非本人操作，請立即修改密碼並聯絡圖書館。',
    },
    'en-US': {
      subject: '{library}: new recovery codes',
      text: [
        'New recovery codes were made for your reader account on {time}. The old ones are no longer valid.',
        'If it was not you, change your password at once and tell the library.',
      ],
      shortText:
        '{library}: new recovery codes were made on {time}. If it was not you, change your password at once and tell the library.',
    },
    'fr-FR': {
      subject: '{library} : nouveaux codes de secours',
      text: [
        'De nouveaux codes de secours ont été créés pour votre compte lecteur le {time}. Les anciens ne sont plus valables.',
        'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
      ],
      shortText:
        '{library} : de nouveaux codes de secours ont été créés le {time}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
    },
  },
  recoveryCodeUsed: {
    'zh-CN': {
      subject: '{library}：恢复码已使用',
      text: [
        '您的读者账号已于 {time} 使用了一个恢复码，还剩 {left} 个。恢复码快用完时，请在个人中心重新生成。',
        '如果不是您本人操作，请立即修改密码并联系图书馆。',
      ],
      shortText:
        '【{library}】您的账号已于 {time} 使用了一个恢复码，还剩 {left} 个。如非本人操作，请立即修改密码。',
    },
    'zh-TW': {
      subject: '{library}：復原碼已使用',
      text: [
        '您的讀者帳號已於 {time} 使用了一個復原碼，還剩 {left} 個。復原碼快用完時，請在個人中心重新產生。',
        '如果不是您本人操作，請立即修改密碼並聯絡圖書館。',
      ],
      shortText:
        '【{library}】您的帳號已於 {time} 使用了一個復原碼，還剩 {left} 個。如非本人操作，請立即修改密碼。',
    },
    'en-US': {
      subject: '{library}: a recovery code was used',
      text: [
        'A recovery code of your reader account was used on {time}. Codes that are left: {left}. You can make new ones in your account.',
        'If it was not you, change your password at once and tell the library.',
      ],
      shortText:
        '{library}: a recovery code was used on {time}. Codes that are left: {left}. If it was not you, change your password at once.',
    },
    'fr-FR': {
      subject: '{library} : un code de secours a été utilisé',
      text: [
        'Un code de secours de votre compte lecteur a été utilisé le {time}. Codes restants : {left}. Vous pouvez en créer de nouveaux dans votre compte.',
        'Si ce n’était pas vous, changez tout de suite de mot de passe et prévenez la bibliothèque.',
      ],
      shortText:
        '{library} : un code de secours a été utilisé le {time}. Codes restants : {left}. Si ce n’était pas vous, changez tout de suite de mot de passe.',
    },
  },
} as const;
