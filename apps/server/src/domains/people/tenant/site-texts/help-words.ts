import type { Language } from '@lectern/contracts/kernel/languages';

/** The words of the help page: headings and sentences, HTML with facts in braces. */
export interface HelpWords {
  readonly search: string;
  readonly searchHow: string;
  readonly found: string;
  readonly signIn: string;
  readonly account: string;
  readonly unified: string;
  readonly forgot: string;
  readonly stay: string;
  readonly request: string;
  readonly requestHow: string;
  readonly renew: string;
  readonly renewHow: string;
  readonly renewNot: string;
  readonly pay: string;
  readonly payHow: string;
  readonly online: string;
  readonly contact: string;
  readonly phone: string;
  readonly mail: string;
  readonly ask: string;
  readonly hours: string;
}

export const HELP_WORDS: Record<Language, HelpWords> = {
  'zh-CN': {
    search: '检索',
    searchHow:
      '在首页输入题名、作者、主题或书号，或在任意页面按 <b>/</b> 键。繁体、简体、拼音都可以。结果可按馆、类型、年份缩小范围；网址保存整个检索，可以收藏或分享。',
    found: '每条结果都写明是否在架、在哪里。打开书目可查看索书号、书架位置和应还日期。',
    signIn: '登录',
    account: '账号是读者证号、学号或工号。',
    unified: '也可以用统一身份认证登录。',
    forgot: '忘记密码时，点登录表单下方的“忘记密码？”。',
    stay: '自己的设备上可以保持登录 {days} 天；其他设备上关闭窗口即退出。',
    request: '预约',
    requestHow:
      '书已全部借出时，可在书目页预约；轮到您时，本馆会通知您，“我的请求”里写明取书地点和保留日期。不需要了，也在那里取消。',
    renew: '续借',
    renewHow: '在“我的图书馆”的“借阅”里逐册续借，或一次全部续借。',
    renewNot:
      '有其他读者预约、逾期超过 {overdueDays} 天，或欠款超过 {limit} 时不能续借。不能续借的书会写明原因。',
    pay: '缴费',
    payHow: '“欠款与缴费”列出每一笔费用和对应的书，未缴的排在前面。可到服务台缴费。',
    online: '也可以在那里网上缴费，缴费后可下载收据。',
    contact: '联系{library}',
    phone: '电话：{phone}',
    mail: '邮箱：{mail}',
    ask: '写下<a href="#/personalCenter/feedback">问题反馈</a>，馆员会答复到您的收件箱。',
    hours: '各馆地址与开放时间见<a href="#/collectionNav">馆藏地导航</a>。',
  },
  'zh-TW': {
    search: '檢索',
    searchHow:
      '在首頁輸入題名、作者、主題或書號，或在任意頁面按 <b>/</b> 鍵。繁體、簡體、拼音都可以。結果可依館、類型、年份縮小範圍；網址保存整個檢索，可以收藏或分享。',
    found: '每筆結果都寫明是否在架、在哪裡。開啟書目可查看索書號、書架位置和應還日期。',
    signIn: '登入',
    account: '帳號是讀者證號、學號或職員編號。',
    unified: '也可以用統一身分認證登入。',
    forgot: '忘記密碼時，點登入表單下方的「忘記密碼？」。',
    stay: '自己的裝置上可以保持登入 {days} 天；其他裝置上關閉視窗即登出。',
    request: '預約',
    requestHow:
      '書已全部借出時，可在書目頁預約；輪到您時，本館會通知您，「我的請求」裡寫明取書地點和保留日期。不需要了，也在那裡取消。',
    renew: '續借',
    renewHow: '在「我的圖書館」的「借閱」裡逐冊續借，或一次全部續借。',
    renewNot:
      '有其他讀者預約、逾期超過 {overdueDays} 天，或欠款超過 {limit} 時不能續借。不能續借的書會寫明原因。',
    pay: '繳費',
    payHow: '「欠款與繳費」列出每一筆費用和對應的書，未繳的排在前面。可到服務台繳費。',
    online: '也可以在那裡線上繳費，繳費後可下載收據。',
    contact: '聯絡{library}',
    phone: '電話：{phone}',
    mail: '信箱：{mail}',
    ask: '寫下<a href="#/personalCenter/feedback">問題回報</a>，館員會答覆到您的收件匣。',
    hours: '各館地址與開放時間見<a href="#/collectionNav">館藏地導覽</a>。',
  },
  'en-US': {
    search: 'Search',
    searchHow:
      'Type a title, author, subject or number on the home page, or press <b>/</b> on any page. Any script works, and pinyin too. Narrow the results by library, type or year. The address holds the whole search, so you can keep or share it.',
    found:
      'Each result says whether a copy is on the shelf, and where. Open it for call numbers, shelves and due dates.',
    signIn: 'Sign in',
    account: 'Your account is the number on your library card, or your student or staff number.',
    unified: 'You can also sign in with the account of your institution.',
    forgot: 'If you have forgotten your password, press “Forgot your password?” below the form.',
    stay: 'On a device of your own you can stay signed in for {days} days. Anywhere else you are signed out when you close the window.',
    request: 'Reserve',
    requestHow:
      'If every copy is out, reserve the title on its page. We tell you when it is your turn, and “My requests” says where to collect it and until when. Cancel it there if you no longer need it.',
    renew: 'Renew',
    renewHow: 'Open “Borrowing” in “My library” and renew one loan, or all at once.',
    renewNot:
      'A loan cannot be renewed if another reader is waiting for it, if it is more than {overdueDays} days overdue, or if you owe more than {limit}. Each loan says why.',
    pay: 'Pay',
    payHow:
      '“Fines and payments” lists each charge with its book, unpaid ones first. You can pay at the library desk.',
    online: 'You can also pay online there, and download the receipt.',
    contact: 'Contact {library}',
    phone: 'Phone: {phone}',
    mail: 'E-mail: {mail}',
    ask: 'Send us <a href="#/personalCenter/feedback">feedback</a>. The answer comes to your inbox.',
    hours: 'Addresses and opening hours are under <a href="#/collectionNav">shelf locations</a>.',
  },
  'fr-FR': {
    search: 'Chercher',
    searchHow:
      'Saisissez un titre, un auteur, un sujet ou un numéro sur la page d’accueil, ou appuyez sur <b>/</b> sur n’importe quelle page. Toutes les écritures conviennent, le pinyin aussi. Affinez les résultats par bibliothèque, type ou année. L’adresse contient toute la recherche\u00a0: gardez-la ou partagez-la.',
    found:
      'Chaque résultat dit si un exemplaire est en rayon, et où. Ouvrez-le pour les cotes, les rayons et les dates de retour.',
    signIn: 'Se connecter',
    account:
      'Votre identifiant est le numéro de votre carte de bibliothèque, ou votre numéro d’étudiant ou de personnel.',
    unified: 'Vous pouvez aussi vous connecter avec le compte de votre établissement.',
    forgot:
      'Si vous avez oublié votre mot de passe, appuyez sur «\u00a0Mot de passe oublié\u00a0?\u00a0» sous le formulaire.',
    stay: 'Sur votre propre appareil, vous pouvez rester connecté {days} jours. Ailleurs, vous êtes déconnecté à la fermeture de la fenêtre.',
    request: 'Réserver',
    requestHow:
      'Si tous les exemplaires sont sortis, réservez le titre sur sa page. Nous vous prévenons quand c’est votre tour, et «\u00a0Mes demandes\u00a0» dit où le retirer et jusqu’à quand. Annulez-y la demande si vous n’en avez plus besoin.',
    renew: 'Prolonger',
    renewHow:
      'Ouvrez «\u00a0Prêts\u00a0» dans «\u00a0Ma bibliothèque\u00a0» et prolongez un prêt, ou tous à la fois.',
    renewNot:
      'Un prêt ne peut pas être prolongé si un autre lecteur l’attend, s’il a plus de {overdueDays} jours de retard, ou si vous devez plus de {limit}. Chaque prêt dit pourquoi.',
    pay: 'Payer',
    payHow:
      '«\u00a0Amendes et paiements\u00a0» donne chaque somme avec son livre, d’abord ce qui reste à payer. Vous pouvez payer à l’accueil.',
    online: 'Vous pouvez aussi y payer en ligne, et télécharger le reçu.',
    contact: 'Contacter {library}',
    phone: 'Téléphone\u00a0: {phone}',
    mail: 'E-mail\u00a0: {mail}',
    ask: 'Envoyez-nous une <a href="#/personalCenter/feedback">remarque</a>. La réponse arrive dans votre boîte de réception.',
    hours: 'Les adresses et les horaires sont sous <a href="#/collectionNav">emplacements</a>.',
  },
};
