import type { Language } from '@lectern/contracts/kernel/languages';

/** Columns of exported loans. */
export type LoanColumn =
  | 'title'
  | 'author'
  | 'volume'
  | 'barcode'
  | 'callNumber'
  | 'library'
  | 'location'
  | 'borrowed'
  | 'due'
  | 'returned'
  | 'renewals'
  | 'mostRenewals'
  | 'daysOverdue'
  | 'fineSoFar'
  | 'amountDue'
  | 'amountPaid'
  | 'paymentMethod'
  | 'lost';

/** Words of exported loans. */
export interface ExportWords {
  readonly loansFile: string;
  readonly pastLoansFile: string;
  readonly headings: Readonly<Record<LoanColumn, string>>;
}

export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    loansFile: '当前借阅',
    pastLoansFile: '借阅历史',
    headings: {
      title: '题名',
      author: '作者',
      volume: '卷期',
      barcode: '条码号',
      callNumber: '索书号',
      library: '所属馆',
      location: '馆藏地',
      borrowed: '借阅日期',
      due: '应还日期',
      returned: '归还日期',
      renewals: '续借次数',
      mostRenewals: '最多续借次数',
      daysOverdue: '逾期天数',
      fineSoFar: '目前逾期费用',
      amountDue: '应付金额',
      amountPaid: '已付金额',
      paymentMethod: '支付方式',
      lost: '遗失冻结日期',
    },
  },
  'zh-TW': {
    loansFile: '目前借閱',
    pastLoansFile: '借閱歷史',
    headings: {
      title: '題名',
      author: '作者',
      volume: '卷期',
      barcode: '條碼號',
      callNumber: '索書號',
      library: '所屬館',
      location: '館藏地',
      borrowed: '借閱日期',
      due: '應還日期',
      returned: '歸還日期',
      renewals: '續借次數',
      mostRenewals: '最多續借次數',
      daysOverdue: '逾期天數',
      fineSoFar: '目前逾期費用',
      amountDue: '應付金額',
      amountPaid: '已付金額',
      paymentMethod: '付款方式',
      lost: '遺失凍結日期',
    },
  },
  'en-US': {
    loansFile: 'loans',
    pastLoansFile: 'loan-history',
    headings: {
      title: 'Title',
      author: 'Author',
      volume: 'Volume',
      barcode: 'Barcode',
      callNumber: 'Call number',
      library: 'Library',
      location: 'Location',
      borrowed: 'Borrowed',
      due: 'Due',
      returned: 'Returned',
      renewals: 'Renewals',
      mostRenewals: 'Renewals allowed',
      daysOverdue: 'Days overdue',
      fineSoFar: 'Fine so far',
      amountDue: 'Amount due',
      amountPaid: 'Amount paid',
      paymentMethod: 'Payment method',
      lost: 'Charged as lost',
    },
  },
  'fr-FR': {
    loansFile: 'prets-en-cours',
    pastLoansFile: 'historique-des-prets',
    headings: {
      title: 'Titre',
      author: 'Auteur',
      volume: 'Volume',
      barcode: 'Code-barres',
      callNumber: 'Cote',
      library: 'Bibliothèque',
      location: 'Emplacement',
      borrowed: 'Emprunté le',
      due: 'À rendre le',
      returned: 'Rendu le',
      renewals: 'Prolongations',
      mostRenewals: 'Prolongations possibles',
      daysOverdue: 'Jours de retard',
      fineSoFar: 'Amende à ce jour',
      amountDue: 'Montant dû',
      amountPaid: 'Montant payé',
      paymentMethod: 'Moyen de paiement',
      lost: 'Facturé comme perdu le',
    },
  },
};
