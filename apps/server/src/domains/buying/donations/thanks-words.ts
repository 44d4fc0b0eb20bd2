import type { Language } from '@lectern/contracts/kernel/languages';

interface ThanksWords {
  readonly fileName: string;
  readonly title: string;
  readonly number: string;
  readonly giver: string;
  readonly nameless: string;
  readonly acceptedOn: string;
  readonly copies: string;
  /** Titles that are not listed; `{count}` of them. */
  readonly more: string;
  readonly statement: string;
  readonly check: string;
}

/** The texts of letters of thanks. */
export const THANKS_WORDS: Readonly<Record<Language, ThanksWords>> = {
  'zh-CN': {
    fileName: '捐赠感谢信',
    title: '捐赠感谢信',
    number: '捐赠编号',
    giver: '捐赠人',
    nameless: '不愿具名的捐赠人',
    acceptedOn: '接受日期',
    copies: '册数合计',
    more: '另有 {count} 种',
    statement: '感谢您把这些文献赠与本馆。它们将编目入藏，供读者长期使用。谨致谢忱。',
    check: '扫描二维码或打开下面的网址，可查验本感谢信是否由本馆出具。',
  },
  'zh-TW': {
    fileName: '捐贈感謝信',
    title: '捐贈感謝信',
    number: '捐贈編號',
    giver: '捐贈人',
    nameless: '不願具名的捐贈人',
    acceptedOn: '接受日期',
    copies: '冊數合計',
    more: '另有 {count} 種',
    statement: '感謝您把這些文獻贈與本館。它們將編目入藏，供讀者長期使用。謹致謝忱。',
    check: '掃描 QR 碼或開啟下面的網址，可查驗本感謝信是否由本館出具。',
  },
  'en-US': {
    fileName: 'letter-of-thanks',
    title: 'Letter of thanks',
    number: 'Gift number',
    giver: 'Given by',
    nameless: 'A giver who wishes not to be named',
    acceptedOn: 'Accepted on',
    copies: 'Copies in all',
    more: 'And {count} more titles',
    statement:
      'The library thanks you for these works. They are catalogued and kept in its collection, where readers will use them for years to come.',
    check: 'Scan the code or open the address below to see that the library issued this letter.',
  },
  'fr-FR': {
    fileName: 'lettre-de-remerciement',
    title: 'Lettre de remerciement',
    number: 'Numéro du don',
    giver: 'Donateur',
    nameless: 'Un donateur qui souhaite rester anonyme',
    acceptedOn: 'Accepté le',
    copies: 'Exemplaires en tout',
    more: 'Et {count} autres titres',
    statement:
      'La bibliothèque vous remercie de ces ouvrages. Catalogués et conservés dans ses collections, ils serviront longtemps à ses lecteurs.',
    check:
      'Scannez le code ou ouvrez l’adresse ci-dessous pour vérifier que la bibliothèque a établi cette lettre.',
  },
};
