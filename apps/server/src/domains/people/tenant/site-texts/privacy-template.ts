import type { Language } from '@lectern/contracts/kernel/languages';

/** The template of the privacy statement: what the product itself stores. A library replaces it by its own text. */
export const PRIVACY_TEMPLATE: Readonly<Record<Language, string>> = {
  'zh-CN': `<p>{library}通过本门户为读者提供检索与借阅服务。本声明说明门户保存哪些数据、为何保存、保存多久。</p>
<h2>保存哪些数据</h2>
<ul>
<li><b>账户：</b>读者证号、姓名、所属馆；您验证过的邮箱和手机；密码只以无法还原的形式保存。</li>
<li><b>借阅：</b>借书、预约与欠款，保存在图书馆的借阅系统中。</li>
<li><b>登录：</b>登录时间、登录方式、设备类型和缩短的网络地址，便于您发现陌生登录。</li>
<li><b>检索：</b>登录后检索过的词，仅您可见，可在“个人信息”中删除或关闭。</li>
<li><b>同意记录：</b>您同意过的声明版本与时间。</li>
</ul>
<h2>为何保存</h2>
<p>为了借书给您、保护您的账户，以及履行图书馆的法定职责。数据不用于广告，也不出售。</p>
<h2>浏览器中的数据</h2>
<p>浏览器保存语言、配色和登录状态，以及一个随机编号。在此浏览器登录后，编号的摘要与您的账户一起保存 180 天，他人猜测密码时您仍能登录。登录状态在退出登录或关闭窗口时结束。本门户不使用第三方跟踪。</p>
<h2>保存多久</h2>
<p>登录会话在退出或到期后删除。借阅记录按图书馆的规定保存。检索词计数不记录检索人。</p>
<h2>您的权利</h2>
<p>您可以查阅、更正、导出自己的数据，也可以申请删除。请在“我的图书馆”中办理，或到服务台联系{library}。</p>`,
  'zh-TW': `<p>{library}透過本入口網站為讀者提供檢索與借閱服務。本聲明說明網站保存哪些資料、為何保存、保存多久。</p>
<h2>保存哪些資料</h2>
<ul>
<li><b>帳戶：</b>讀者證號、姓名、所屬館；您驗證過的電子郵件與手機；密碼只以無法還原的形式保存。</li>
<li><b>借閱：</b>借書、預約與欠款，保存在圖書館的借閱系統中。</li>
<li><b>登入：</b>登入時間、登入方式、裝置類型與縮短的網路位址，方便您發現陌生登入。</li>
<li><b>檢索：</b>登入後檢索過的詞，僅您可見，可在「個人資訊」中刪除或關閉。</li>
<li><b>同意紀錄：</b>您同意過的聲明版本與時間。</li>
</ul>
<h2>為何保存</h2>
<p>為了借書給您、保護您的帳戶，以及履行圖書館的法定職責。資料不用於廣告，也不出售。</p>
<h2>瀏覽器中的資料</h2>
<p>瀏覽器保存語言、配色與登入狀態，以及一個隨機編號。在此瀏覽器登入後，編號的摘要與您的帳戶一起保存 180 天，他人猜測密碼時您仍能登入。登入狀態在登出或關閉視窗時結束。本網站不使用第三方追蹤。</p>
<h2>保存多久</h2>
<p>登入工作階段在登出或到期後刪除。借閱紀錄依圖書館的規定保存。檢索詞計數不記錄檢索人。</p>
<h2>您的權利</h2>
<p>您可以查閱、更正、匯出自己的資料，也可以申請刪除。請在「我的圖書館」中辦理，或到服務台聯絡{library}。</p>`,
  'en-US': `<p>{library} uses this portal to let readers search and borrow. This statement says which data the portal keeps, why, and for how long.</p>
<h2>What is kept</h2>
<ul>
<li><b>Account:</b> card number, name and library; e-mail and phone that you verified; the password only in a form that cannot be turned back.</li>
<li><b>Borrowing:</b> loans, requests and what you owe, in the library’s circulation system.</li>
<li><b>Sign-ins:</b> time, method, kind of device and a shortened network address, so that you can notice a stranger.</li>
<li><b>Searches:</b> what you search while signed in, for you alone. You can erase it and switch it off under “Personal information”.</li>
<li><b>Consent:</b> which version of this statement you agreed to, and when.</li>
</ul>
<h2>Why</h2>
<p>To lend to you, to protect your account, and to do what the law asks of the library. Your data is not used for advertising and not sold.</p>
<h2>In your browser</h2>
<p>The browser keeps language, colours and your sign-in, and a random number. After you sign in, a digest of the number is kept with your account for 180 days, so that you still get in while others guess at your password. The sign-in ends when you sign out or close the window. The portal uses no trackers of others.</p>
<h2>How long</h2>
<p>A session is deleted after you sign out or when it expires. Loans are kept as the library’s rules say. Words that are counted are not linked to who searched them.</p>
<h2>Your rights</h2>
<p>You can see, correct and export your data, and ask for it to be erased: under “My library”, or at the desk of {library}.</p>`,
  'fr-FR': `<p>{library} utilise ce portail pour la recherche et le prêt. Cette déclaration dit quelles données le portail conserve, pourquoi et combien de temps.</p>
<h2>Ce qui est conservé</h2>
<ul>
<li><b>Compte\u00a0:</b> numéro de carte, nom et bibliothèque\u202f; l’adresse et le téléphone que vous avez vérifiés\u202f; le mot de passe, seulement sous une forme irréversible.</li>
<li><b>Prêts\u00a0:</b> emprunts, demandes et sommes dues, dans le système de prêt de la bibliothèque.</li>
<li><b>Connexions\u00a0:</b> heure, méthode, type d’appareil et adresse réseau abrégée, pour que vous puissiez repérer un inconnu.</li>
<li><b>Recherches\u00a0:</b> ce que vous cherchez une fois connecté, pour vous seul. Vous pouvez l’effacer ou le désactiver dans «\u00a0Mes informations\u00a0».</li>
<li><b>Accord\u00a0:</b> la version de cette déclaration que vous avez acceptée, et quand.</li>
</ul>
<h2>Pourquoi</h2>
<p>Pour vous prêter des documents, protéger votre compte et respecter les obligations légales de la bibliothèque. Vos données ne servent pas à la publicité et ne sont pas vendues.</p>
<h2>Dans votre navigateur</h2>
<p>Le navigateur garde la langue, les couleurs, votre connexion et un numéro aléatoire. Après votre connexion, une empreinte du numéro est conservée avec votre compte pendant 180 jours, pour que vous puissiez entrer pendant que d’autres devinent votre mot de passe. La connexion prend fin quand vous vous déconnectez ou fermez la fenêtre. Le portail n’utilise aucun traceur tiers.</p>
<h2>Combien de temps</h2>
<p>Une session est supprimée après la déconnexion ou à son expiration. Les prêts sont conservés selon le règlement de la bibliothèque. Les mots comptés ne sont pas liés à la personne qui les a cherchés.</p>
<h2>Vos droits</h2>
<p>Vous pouvez consulter, corriger et exporter vos données, et en demander l’effacement\u00a0: dans «\u00a0Ma bibliothèque\u00a0», ou à l’accueil de {library}.</p>`,
};
