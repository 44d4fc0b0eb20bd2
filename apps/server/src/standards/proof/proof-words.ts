import type { Language } from '@lectern/contracts/kernel/languages';

interface ProofWords {
  readonly valid: string;
  readonly refunded: string;
  readonly partlyRefunded: string;
  readonly unknown: string;
  readonly receiptTitle: string;
  /** What a valid receipt shows, and what to compare. */
  readonly receiptText: string;
  readonly leavingTitle: string;
  readonly leavingText: string;
  readonly name: string;
  readonly readerNumber: string;
  readonly leftAt: string;
  readonly letterTitle: string;
  readonly letterText: string;
  readonly giver: string;
  readonly copies: string;
  readonly acceptedOn: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
  readonly receivedAt: string;
  readonly number: string;
  readonly amount: string;
  readonly givenBack: string;
  readonly issuer: string;
}

/** The texts of the pages on which papers are checked. */
export const PROOF_WORDS: Readonly<Record<Language, ProofWords>> = {
  'zh-CN': {
    valid: '有效',
    refunded: '已退款',
    partlyRefunded: '已部分退款',
    unknown: '查无此件',
    receiptTitle: '收款收据查验',
    receiptText: '本馆开具过这张收据。请核对编号、时间和金额与收据上的是否一致。本收据不是发票。',
    leavingTitle: '离校证明查验',
    leavingText: '本馆出具过这份证明。请核对姓名、证号和时间与证明上的是否一致。',
    name: '姓名',
    readerNumber: '读者证号',
    leftAt: '办结时间',
    letterTitle: '捐赠感谢信查验',
    letterText: '本馆出具过这封感谢信。请核对编号、捐赠人、册数和日期与信上的是否一致。',
    giver: '捐赠人',
    copies: '册数',
    acceptedOn: '接受日期',
    unknownTitle: '没有查到这份文件',
    unknownText: '本馆没有开具过带这个查验码的收据或证明。请检查网址是否完整，或向图书馆服务台核实。',
    receivedAt: '收款时间',
    number: '编号',
    amount: '金额',
    givenBack: '已退金额',
    issuer: '开具单位',
  },
  'zh-TW': {
    valid: '有效',
    refunded: '已退款',
    partlyRefunded: '已部分退款',
    unknown: '查無此件',
    receiptTitle: '收款收據查驗',
    receiptText: '本館開立過這張收據。請核對編號、時間和金額與收據上的是否一致。本收據不是發票。',
    leavingTitle: '離校證明查驗',
    leavingText: '本館出具過這份證明。請核對姓名、證號和時間與證明上的是否一致。',
    name: '姓名',
    readerNumber: '讀者證號',
    leftAt: '辦結時間',
    letterTitle: '捐贈感謝信查驗',
    letterText: '本館出具過這封感謝信。請核對編號、捐贈人、冊數和日期與信上的是否一致。',
    giver: '捐贈人',
    copies: '冊數',
    acceptedOn: '接受日期',
    unknownTitle: '沒有查到這份文件',
    unknownText: '本館沒有開立過帶有這個查驗碼的收據或證明。請檢查網址是否完整，或向圖書館服務台查證。',
    receivedAt: '收款時間',
    number: '編號',
    amount: '金額',
    givenBack: '已退金額',
    issuer: '開立單位',
  },
  'en-US': {
    valid: 'Valid',
    refunded: 'Refunded',
    partlyRefunded: 'Refunded in part',
    unknown: 'Not known',
    receiptTitle: 'Receipt check',
    receiptText:
      'The library issued this receipt. Compare number, time and amount with those on the paper. It is not a fapiao (tax invoice).',
    leavingTitle: 'Certificate check',
    leavingText:
      'The library issued this certificate. Compare name, number and time with those on the paper.',
    name: 'Name',
    readerNumber: 'Reader number',
    leftAt: 'Left on',
    letterTitle: 'Letter of thanks',
    letterText:
      'The library issued this letter. Please compare the number, the giver, the copies and the date with those on the letter.',
    giver: 'Given by',
    copies: 'Copies',
    acceptedOn: 'Accepted on',
    unknownTitle: 'No such paper',
    unknownText:
      'The library issued no receipt or certificate with this code. Check that the address is complete, or ask at the library desk.',
    receivedAt: 'Received',
    number: 'Number',
    amount: 'Amount',
    givenBack: 'Refunded',
    issuer: 'Issued by',
  },
  'fr-FR': {
    valid: 'Valable',
    refunded: 'Remboursé',
    partlyRefunded: 'Remboursé en partie',
    unknown: 'Inconnu',
    receiptTitle: 'Vérification d’un reçu',
    receiptText:
      'La bibliothèque a établi ce reçu. Comparez le numéro, la date et le montant avec ceux du document. Ce n’est pas un fapiao (facture fiscale).',
    leavingTitle: 'Vérification d’une attestation',
    leavingText:
      'La bibliothèque a établi cette attestation. Comparez le nom, le numéro et la date avec ceux du document.',
    name: 'Nom',
    readerNumber: 'Numéro de lecteur',
    leftAt: 'Parti le',
    letterTitle: 'Lettre de remerciement',
    letterText:
      'La bibliothèque a établi cette lettre. Comparez le numéro, le donateur, le nombre d’exemplaires et la date avec ceux de la lettre.',
    giver: 'Donateur',
    copies: 'Exemplaires',
    acceptedOn: 'Accepté le',
    unknownTitle: 'Document introuvable',
    unknownText:
      'La bibliothèque n’a établi aucun reçu ni attestation avec ce code. Vérifiez que l’adresse est complète, ou demandez à l’accueil de la bibliothèque.',
    receivedAt: 'Encaissé le',
    number: 'Numéro',
    amount: 'Montant',
    givenBack: 'Remboursé',
    issuer: 'Établi par',
  },
};
