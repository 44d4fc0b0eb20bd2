import type { Language } from '@lectern/contracts/kernel/languages';

/** How to give, until a library writes its own text. HTML. */
export const NOTICE_TEMPLATE: Readonly<Record<Language, string>> = {
  'zh-CN': `<p>感谢您愿意把书送给图书馆。请先在线登记：写明题名和册数，选择送书的日期。</p>
<ul><li>图书馆收到登记后会告诉您是否需要、什么时候送来。</li><li>适合馆藏的书会编目上架；不适合的，我们会与您商量去处。</li><li>您可以选择是否公开姓名。接受捐赠后，您可以下载带查验码的感谢信。</li></ul>`,
  'zh-TW': `<p>感謝您願意把書送給圖書館。請先線上登記：寫明題名和冊數，選擇送書的日期。</p>
<ul><li>圖書館收到登記後會告訴您是否需要、什麼時候送來。</li><li>適合館藏的書會編目上架；不適合的，我們會與您商量去處。</li><li>您可以選擇是否公開姓名。接受捐贈後，您可以下載帶查驗碼的感謝信。</li></ul>`,
  'en-US': `<p>Thank you for thinking of the library. Please tell us first what you would like to give: titles, copies, and a day on which you can bring it.</p>
<ul><li>The library answers whether it can take it, and when to bring it.</li><li>What fits the collection is catalogued and put on the shelf. About the rest we ask you.</li><li>You decide whether your name is shown. Once the gift is accepted you can download a letter of thanks that anybody can check.</li></ul>`,
  'fr-FR': `<p>Merci de penser à la bibliothèque. Dites-nous d’abord ce que vous aimeriez donner : les titres, le nombre d’exemplaires et le jour où vous pouvez les apporter.</p>
<ul><li>La bibliothèque répond si elle peut les prendre et quand les apporter.</li><li>Ce qui convient aux collections est catalogué et mis en rayon. Pour le reste, nous vous consultons.</li><li>Vous décidez si votre nom est montré. Une fois le don accepté, vous pouvez télécharger une lettre de remerciement que chacun peut vérifier.</li></ul>`,
};
