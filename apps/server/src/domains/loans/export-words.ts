import type { Language } from '@lectern/contracts/kernel/languages';

/** Words of the exported loan history; columns in the order of export-past-loans.ts. */
export interface ExportWords {
  readonly fileName: string;
  readonly headings: readonly string[];
}

export const EXPORT_WORDS: Record<Language, ExportWords> = {
  'zh-CN': {
    fileName: '借阅历史',
    headings: [
      '题名',
      '责任者',
      '卷期',
      '条码号',
      '索书号',
      '所属馆',
      '馆藏地点',
      '借阅日期',
      '应还日期',
      '归还日期',
      '续借次数',
      '超期天数',
      '应付金额',
      '已付金额',
      '支付方式',
      '遗失冻结日期',
    ],
  },
  'zh-TW': {
    fileName: '借閱歷史',
    headings: [
      '題名',
      '作者',
      '卷期',
      '條碼號',
      '索書號',
      '所屬館',
      '館藏地點',
      '借閱日期',
      '應還日期',
      '歸還日期',
      '續借次數',
      '逾期天數',
      '應付金額',
      '已付金額',
      '付款方式',
      '遺失凍結日期',
    ],
  },
  'en-US': {
    fileName: 'loan-history',
    headings: [
      'Title',
      'Author',
      'Volume',
      'Barcode',
      'Call number',
      'Library',
      'Location',
      'Borrowed',
      'Due',
      'Returned',
      'Renewals',
      'Days overdue',
      'Amount due',
      'Amount paid',
      'Payment method',
      'Charged as lost',
    ],
  },
  'fr-FR': {
    fileName: 'historique-des-prets',
    headings: [
      'Titre',
      'Auteur',
      'Volume',
      'Code-barres',
      'Cote',
      'Bibliothèque',
      'Emplacement',
      'Emprunté le',
      'À rendre le',
      'Rendu le',
      'Prolongations',
      'Jours de retard',
      'Montant dû',
      'Montant payé',
      'Mode de paiement',
      'Facturé comme perdu le',
    ],
  },
};
