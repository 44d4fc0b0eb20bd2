import type { OrderLineState } from '@lectern/contracts/buying/orders/order-line';
import type { Language } from '@lectern/contracts/kernel/languages';

/** Words of files and letters about orders. */
export interface OrderWords {
  readonly fileName: string;
  readonly order: string;
  readonly line: string;
  readonly state: string;
  readonly vendor: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: string;
  readonly quantity: string;
  readonly received: string;
  readonly invoiced: string;
  readonly price: string;
  readonly currency: string;
  readonly discount: string;
  readonly tax: string;
  readonly budgets: string;
  readonly committed: string;
  readonly spent: string;
  readonly expected: string;
  readonly claimed: string;
  readonly note: string;
  readonly libraries: string;
  /** The first line of an order by mail. */
  readonly orderLetter: string;
  /** The first line of a claim by mail. */
  readonly claimLetter: string;
  readonly states: Readonly<Record<OrderLineState, string>>;
}

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = {
  'zh-CN': {
    fileName: '采购订单',
    order: '订单号',
    line: '序号',
    state: '状态',
    vendor: '供应商',
    title: '题名',
    author: '著者',
    publisher: '出版社',
    year: '出版年',
    quantity: '册数',
    received: '已收',
    invoiced: '已开票',
    price: '单价',
    currency: '币种',
    discount: '折扣 %',
    tax: '税率 %',
    budgets: '经费',
    committed: '已承付',
    spent: '已支出',
    expected: '预计到馆',
    claimed: '催缺次数',
    note: '备注',
    libraries: '分馆',
    orderLetter: '您好，本馆订购以下图书：',
    claimLetter: '您好，以下图书已过预计到货日期，请告知何时发货：',
    states: {
      basket: '待订',
      waiting: '待审批',
      placed: '已下单',
      sent: '已发送',
      confirmed: '已确认',
      backordered: '缺货待补',
      shipped: '已发货',
      closed: '已完成',
      refused: '供应商拒绝',
      cancelled: '已取消',
    },
  },
  'zh-TW': {
    fileName: '採購訂單',
    order: '訂單號',
    line: '序號',
    state: '狀態',
    vendor: '供應商',
    title: '題名',
    author: '著者',
    publisher: '出版社',
    year: '出版年',
    quantity: '冊數',
    received: '已收',
    invoiced: '已開票',
    price: '單價',
    currency: '幣別',
    discount: '折扣 %',
    tax: '稅率 %',
    budgets: '經費',
    committed: '已承付',
    spent: '已支出',
    expected: '預計到館',
    claimed: '催缺次數',
    note: '備註',
    libraries: '分館',
    orderLetter: '您好，本館訂購以下圖書：',
    claimLetter: '您好，以下圖書已過預計到貨日期，請告知何時出貨：',
    states: {
      basket: '待訂',
      waiting: '待審核',
      placed: '已下單',
      sent: '已傳送',
      confirmed: '已確認',
      backordered: '缺貨待補',
      shipped: '已出貨',
      closed: '已完成',
      refused: '供應商拒絕',
      cancelled: '已取消',
    },
  },
  'en-US': {
    fileName: 'orders',
    order: 'Order',
    line: 'Line',
    state: 'State',
    vendor: 'Vendor',
    title: 'Title',
    author: 'Author',
    publisher: 'Publisher',
    year: 'Year',
    quantity: 'Copies',
    received: 'Received',
    invoiced: 'Invoiced',
    price: 'Price',
    currency: 'Currency',
    discount: 'Discount %',
    tax: 'Tax %',
    budgets: 'Budgets',
    committed: 'Committed',
    spent: 'Spent',
    expected: 'Expected',
    claimed: 'Claims',
    note: 'Note',
    libraries: 'Libraries',
    orderLetter: 'We would like to order the following titles:',
    claimLetter: 'The following titles are late. Please tell us when they will be sent:',
    states: {
      basket: 'In the basket',
      waiting: 'Waiting for approval',
      placed: 'Ordered',
      sent: 'Sent to the vendor',
      confirmed: 'Confirmed',
      backordered: 'Back-ordered',
      shipped: 'Shipped',
      closed: 'Complete',
      refused: 'Not available',
      cancelled: 'Cancelled',
    },
  },
  'fr-FR': {
    fileName: 'commandes',
    order: 'Commande',
    line: 'Ligne',
    state: 'État',
    vendor: 'Fournisseur',
    title: 'Titre',
    author: 'Auteur',
    publisher: 'Éditeur',
    year: 'Année',
    quantity: 'Exemplaires',
    received: 'Reçus',
    invoiced: 'Facturés',
    price: 'Prix',
    currency: 'Devise',
    discount: 'Remise %',
    tax: 'Taxe %',
    budgets: 'Budgets',
    committed: 'Engagé',
    spent: 'Dépensé',
    expected: 'Attendu le',
    claimed: 'Relances',
    note: 'Note',
    libraries: 'Bibliothèques',
    orderLetter: 'Nous souhaitons commander les titres suivants :',
    claimLetter: 'Les titres suivants sont en retard. Merci de nous indiquer leur date d’envoi :',
    states: {
      basket: 'Dans le panier',
      waiting: 'À approuver',
      placed: 'Commandé',
      sent: 'Envoyé au fournisseur',
      confirmed: 'Confirmé',
      backordered: 'En attente de stock',
      shipped: 'Expédié',
      closed: 'Terminé',
      refused: 'Indisponible',
      cancelled: 'Annulé',
    },
  },
};
