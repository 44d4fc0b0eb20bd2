import type { Language } from '@lectern/contracts/kernel/languages';

interface ReceiptWords {
  readonly title: string;
  readonly number: string;
  readonly received: string;
  readonly from: string;
  readonly readerNumber: string;
  readonly method: string;
  readonly order: string;
  readonly refunded: string;
  readonly total: string;
  readonly charges: string;
  readonly credit: string;
  readonly deposit: string;
  readonly prepayment: string;
  /** What it is not. */
  readonly note: string;
  readonly sandbox: string;
  readonly check: string;
}

/** The texts of receipts. */
export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptWords>> = {
  'zh-CN': {
    title: '收款收据',
    number: '收据编号',
    received: '收款时间',
    from: '交款人',
    readerNumber: '读者账号',
    method: '支付方式',
    order: '支付单号',
    refunded: '其后退款',
    total: '合计',
    charges: '图书馆费用',
    credit: '转为余额',
    deposit: '押金',
    prepayment: '预存款',
    note: '本收据不是发票，不能代替发票使用。',
    sandbox: '演示支付，没有实际收款。',
    check: '扫描二维码或打开下面的网址，可查验本收据是否有效、是否已退款。',
  },
  'zh-TW': {
    title: '收款收據',
    number: '收據編號',
    received: '收款時間',
    from: '付款人',
    readerNumber: '讀者帳號',
    method: '付款方式',
    order: '支付單號',
    refunded: '其後退款',
    total: '合計',
    charges: '圖書館費用',
    credit: '轉為餘額',
    deposit: '押金',
    prepayment: '預存款',
    note: '本收據不是發票，不能代替發票使用。',
    sandbox: '示範支付，沒有實際收款。',
    check: '掃描 QR 碼或開啟下面的網址，可查驗本收據是否有效、是否已退款。',
  },
  'en-US': {
    title: 'Receipt',
    number: 'Receipt number',
    received: 'Received',
    from: 'From',
    readerNumber: 'Reader account',
    method: 'Paid by',
    order: 'Payment number',
    refunded: 'Refunded since',
    total: 'Total',
    charges: 'Library charges',
    credit: 'Kept as credit',
    deposit: 'Deposit',
    prepayment: 'Prepayment',
    note: 'This receipt is not a fapiao (tax invoice) and cannot be used as one.',
    sandbox: 'Test payment: no money was received.',
    check: 'Scan the code or open the address below to see whether this receipt is valid, or was refunded.',
  },
  'fr-FR': {
    title: 'Reçu',
    number: 'Numéro de reçu',
    received: 'Encaissé le',
    from: 'Reçu de',
    readerNumber: 'Compte lecteur',
    method: 'Moyen de paiement',
    order: 'Numéro de paiement',
    refunded: 'Remboursé ensuite',
    total: 'Total',
    charges: 'Frais de bibliothèque',
    credit: 'Porté au crédit du compte',
    deposit: 'Caution',
    prepayment: 'Avance',
    note: 'Ce reçu n’est pas un fapiao (facture fiscale) et ne peut pas en tenir lieu.',
    sandbox: 'Paiement d’essai\u202f: rien n’a été encaissé.',
    check:
      'Scannez le code ou ouvrez l’adresse ci-dessous pour vérifier si ce reçu est valable ou s’il a été remboursé.',
  },
};
