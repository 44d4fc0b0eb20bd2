import type { Language } from '@lectern/contracts/kernel/languages';

/** The template of the help page: what works in every library. */
export const HELP_TEMPLATE: Readonly<Record<Language, string>> = {
  'zh-CN': `<h2>检索</h2>
<p>在首页或任意页面按 <b>/</b> 键打开检索框，输入题名、作者、主题或书号。繁体、简体、拼音都可以。结果可按馆、类型、年份等缩小范围，地址栏保存整个检索，可收藏或分享。</p>
<h2>找到书</h2>
<p>每条结果说明是否在架、在哪里。打开书目可查看索书号、书架位置和归还日期。</p>
<h2>借阅</h2>
<p>登录后在“我的图书馆”查看借书、续借和需要处理的事项。</p>
<h2>登录</h2>
<p>账号是您的读者证号或学工号。无法登录时，请到服务台联系{library}。</p>`,
  'zh-TW': `<h2>檢索</h2>
<p>在首頁或任意頁面按 <b>/</b> 鍵開啟檢索框，輸入題名、作者、主題或書號。繁體、簡體、拼音都可以。結果可依館、類型、年份等縮小範圍，網址列保存整個檢索，可收藏或分享。</p>
<h2>找到書</h2>
<p>每筆結果說明是否在架、在哪裡。開啟書目可查看索書號、書架位置與歸還日期。</p>
<h2>借閱</h2>
<p>登入後在「我的圖書館」查看借書、續借與需要處理的事項。</p>
<h2>登入</h2>
<p>帳號是您的借閱證號或學號、職員編號。無法登入時，請到服務台聯絡{library}。</p>`,
  'en-US': `<h2>Search</h2>
<p>Search on the home page, or press <b>/</b> on any page: titles, authors, subjects and numbers, in any script, pinyin too. Narrow the results by library, type or year. The address holds the whole search, so you can keep it or share it.</p>
<h2>Find the book</h2>
<p>Each result says whether a copy is on the shelf, and where. Open it for call numbers, shelves and due dates.</p>
<h2>Borrow</h2>
<p>Sign in and open “My library” for your loans, renewals and what needs your attention.</p>
<h2>Sign in</h2>
<p>Your account is the number on your library card, or your student or staff number. If you cannot sign in, please ask at the desk of {library}.</p>`,
  'fr-FR': `<h2>Chercher</h2>
<p>Cherchez depuis l’accueil, ou appuyez sur <b>/</b> sur n’importe quelle page\u00a0: titres, auteurs, sujets et numéros, dans toute écriture, pinyin compris. Affinez les résultats par bibliothèque, type ou année. L’adresse contient toute la recherche\u00a0: vous pouvez la garder ou la partager.</p>
<h2>Trouver le livre</h2>
<p>Chaque résultat dit si un exemplaire est en rayon, et où. Ouvrez-le pour les cotes, les rayons et les dates de retour.</p>
<h2>Emprunter</h2>
<p>Connectez-vous et ouvrez «\u00a0Ma bibliothèque\u00a0» pour vos prêts, vos prolongations et ce qui demande votre attention.</p>
<h2>Se connecter</h2>
<p>Votre compte est le numéro de votre carte de bibliothèque, ou votre numéro d’étudiant ou de personnel. Si vous ne pouvez pas vous connecter, adressez-vous à l’accueil de {library}.</p>`,
};
