import type { Language } from '@lectern/contracts/kernel/languages';

/** The template of the accessibility statement: what the product does and what it does not do yet. */
export const ACCESSIBILITY_TEMPLATE: Readonly<Record<Language, string>> = {
  'zh-CN': `<p>{library}希望每位读者都能使用本门户。我们以《网页内容无障碍指南》（WCAG）2.2 的 AA 级为目标。</p>
<h2>已经做到的</h2>
<ul>
<li>全部功能可用键盘操作，焦点清晰可见，可直接跳到正文。</li>
<li>标题、表单、菜单和结果数量都能由读屏软件读出。</li>
<li>文字对比度不低于 4.5∶1，图书馆的配色不足时自动校正；有深色模式，支持系统的高对比度颜色。</li>
<li>放大到 200% 或在 360 像素宽的屏幕上，内容不会丢失；尊重“减少动态效果”的设置。</li>
<li>验证码可以换成文字算式。</li>
</ul>
<h2>尚未做到的</h2>
<ul>
<li>每个页面都由程序（axe）检查；尚未由外部专家审核，也未由残障读者系统测试。</li>
<li>图书馆自己撰写的文字、图片和所链接的外部服务，可能未达到同样标准。</li>
<li>书目数据由许多机构制作，语言标记可能不完整，读屏软件可能读错外文题名。</li>
</ul>
<h2>遇到障碍</h2>
<p>请告诉{library}的服务台，我们会以其他方式为您提供所需内容。</p>`,
  'zh-TW': `<p>{library}希望每位讀者都能使用本網站。我們以《網頁內容無障礙指引》（WCAG）2.2 的 AA 級為目標。</p>
<h2>已經做到的</h2>
<ul>
<li>全部功能可用鍵盤操作，焦點清楚可見，可直接跳到正文。</li>
<li>標題、表單、選單與結果數量都能由報讀軟體讀出。</li>
<li>文字對比不低於 4.5∶1，圖書館的配色不足時自動校正；有深色模式，支援系統的高對比色彩。</li>
<li>放大到 200% 或在 360 像素寬的螢幕上，內容不會遺失；尊重「減少動態效果」的設定。</li>
<li>驗證碼可以換成文字算式。</li>
</ul>
<h2>尚未做到的</h2>
<ul>
<li>每個頁面都由程式（axe）檢查；尚未由外部專家審核，也未由身心障礙讀者系統測試。</li>
<li>圖書館自己撰寫的文字、圖片與所連結的外部服務，可能未達到同樣標準。</li>
<li>書目資料由許多機構製作，語言標記可能不完整，報讀軟體可能讀錯外文題名。</li>
</ul>
<h2>遇到障礙</h2>
<p>請告訴{library}的服務台，我們會以其他方式為您提供所需內容。</p>`,
  'en-US': `<p>{library} wants every reader to be able to use this portal. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.</p>
<h2>What works</h2>
<ul>
<li>Everything works with the keyboard, with a visible focus and a way to skip to the content.</li>
<li>Screen readers announce headings, forms, menus and the number of results.</li>
<li>Text has a contrast of at least 4.5:1, and colours of the library that have less are corrected; there is a dark mode, and the system’s high-contrast colours are used.</li>
<li>Nothing is lost at 200% zoom or on a screen 360 pixels wide; “reduce motion” is respected.</li>
<li>The verification code can be a sum in words instead of a picture.</li>
</ul>
<h2>What does not work yet</h2>
<ul>
<li>Each page is checked by a program (axe). No outside expert has audited the portal, and it was not tested systematically with disabled readers.</li>
<li>Texts and pictures of the library itself, and services of others that it links to, may not reach the same level.</li>
<li>Records come from many sources and often do not say their language, so a screen reader may misread foreign titles.</li>
</ul>
<h2>If something stops you</h2>
<p>Please tell the desk of {library}: you will get what you need in another way.</p>`,
  'fr-FR': `<p>Nous souhaitons que chaque lecteur puisse utiliser ce portail. Notre but est le niveau AA des règles pour l’accessibilité des contenus Web (WCAG) 2.2.</p>
<h2>Ce qui fonctionne</h2>
<ul>
<li>Tout s’utilise au clavier, avec un focus visible et un accès direct au contenu.</li>
<li>Les lecteurs d’écran annoncent titres, formulaires, menus et nombre de résultats.</li>
<li>Le contraste du texte est d’au moins 4,5:1, et les couleurs de la bibliothèque qui en ont moins sont corrigées\u202f; il y a un mode sombre, et les couleurs à fort contraste du système sont utilisées.</li>
<li>Rien ne se perd avec un zoom de 200 % ou sur un écran de 360 pixels\u202f; le réglage «\u00a0réduire les animations\u00a0» est respecté.</li>
<li>Le code de vérification peut être une addition en toutes lettres au lieu d’une image.</li>
</ul>
<h2>Ce qui ne fonctionne pas encore</h2>
<ul>
<li>Chaque page est vérifiée par un programme (axe). Aucun expert externe n’a audité le portail, et il n’a pas été testé de façon systématique avec des lecteurs handicapés.</li>
<li>Les textes et images de la bibliothèque elle-même, et les services tiers vers lesquels elle renvoie, peuvent ne pas atteindre le même niveau.</li>
<li>Les notices viennent de nombreuses sources et n’indiquent souvent pas leur langue\u00a0: un lecteur d’écran peut mal lire les titres étrangers.</li>
</ul>
<h2>Si quelque chose vous bloque</h2>
<p>Signalez-le à l’accueil ({library})\u00a0: vous obtiendrez ce qu’il vous faut d’une autre façon.</p>`,
};
