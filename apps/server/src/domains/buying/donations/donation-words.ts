import type { DonationState } from '@lectern/contracts/buying/donations/donation';
import type { Language } from '@lectern/contracts/kernel/languages';

interface DonationWords {
  readonly fileName: string;
  readonly number: string;
  readonly state: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly publishTime: string;
  readonly copies: string;
  readonly accepted: string;
  readonly remark: string;
  readonly offered: string;
  readonly giver: string;
  readonly contact: string;
  readonly isNamed: string;
  readonly yes: string;
  readonly no: string;
  readonly states: Readonly<Record<DonationState, string>>;
}

/** The headings of tables of donations. */
export const DONATION_WORDS: Readonly<Record<Language, DonationWords>> = {
  'zh-CN': {
    fileName: '捐赠记录',
    number: '编号',
    state: '状态',
    title: '题名',
    author: '责任者',
    publisher: '出版社',
    publishTime: '出版时间',
    copies: '册数',
    accepted: '接受册数',
    remark: '备注',
    offered: '捐赠时间',
    giver: '捐赠人',
    contact: '联系方式',
    isNamed: '公开姓名',
    yes: '是',
    no: '否',
    states: {
      offered: '已登记',
      asked: '请送来',
      received: '已收到',
      accepted: '已接受',
      declined: '未接受',
      shelved: '已上架',
      withdrawn: '已撤回',
    },
  },
  'zh-TW': {
    fileName: '捐贈紀錄',
    number: '編號',
    state: '狀態',
    title: '題名',
    author: '責任者',
    publisher: '出版社',
    publishTime: '出版時間',
    copies: '冊數',
    accepted: '接受冊數',
    remark: '備註',
    offered: '捐贈時間',
    giver: '捐贈人',
    contact: '聯絡方式',
    isNamed: '公開姓名',
    yes: '是',
    no: '否',
    states: {
      offered: '已登記',
      asked: '請送來',
      received: '已收到',
      accepted: '已接受',
      declined: '未接受',
      shelved: '已上架',
      withdrawn: '已撤回',
    },
  },
  'en-US': {
    fileName: 'donations',
    number: 'Number',
    state: 'State',
    title: 'Title',
    author: 'Author',
    publisher: 'Publisher',
    publishTime: 'Published',
    copies: 'Copies',
    accepted: 'Kept',
    remark: 'Remark',
    offered: 'Offered on',
    giver: 'Given by',
    contact: 'Contact',
    isNamed: 'Name is public',
    yes: 'yes',
    no: 'no',
    states: {
      offered: 'Offered',
      asked: 'To be brought',
      received: 'Received',
      accepted: 'Accepted',
      declined: 'Declined',
      shelved: 'On the shelf',
      withdrawn: 'Withdrawn',
    },
  },
  'fr-FR': {
    fileName: 'dons',
    number: 'Numéro',
    state: 'État',
    title: 'Titre',
    author: 'Auteur',
    publisher: 'Éditeur',
    publishTime: 'Parution',
    copies: 'Exemplaires',
    accepted: 'Gardés',
    remark: 'Remarque',
    offered: 'Proposé le',
    giver: 'Donateur',
    contact: 'Contact',
    isNamed: 'Nom public',
    yes: 'oui',
    no: 'non',
    states: {
      offered: 'Proposé',
      asked: 'À apporter',
      received: 'Reçu',
      accepted: 'Accepté',
      declined: 'Refusé',
      shelved: 'En rayon',
      withdrawn: 'Retiré',
    },
  },
};
