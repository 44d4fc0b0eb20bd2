import type { LeavingApplication } from '@lectern/contracts/counter/leaving/application';
import type { Language } from '@lectern/contracts/kernel/languages';

type Labels = Readonly<Record<keyof LeavingApplication, string>>;

interface CertificateWords extends Labels {
  readonly title: string;
  readonly leftAt: string;
  readonly statement: string;
  /** Which of it the library does not know itself. */
  readonly note: string;
  readonly check: string;
}

/** The texts of certificates of leaving. */
export const CERTIFICATE_WORDS: Readonly<Record<Language, CertificateWords>> = {
  'zh-CN': {
    title: '图书馆离校证明',
    name: '姓名',
    readerNumber: '读者证号',
    account: '读者账号',
    department: '院系',
    major: '专业',
    className: '班级',
    year: '年级',
    leftAt: '办结时间',
    statement: '兹证明该读者在本馆没有未还图书、未完成的预约、未办结的记录和未结清的费用，读者账号已注销。',
    note: '院系、专业、班级、年级由读者本人填写。',
    check: '扫描二维码或打开下面的网址，可查验本证明是否由本馆出具。',
  },
  'zh-TW': {
    title: '圖書館離校證明',
    name: '姓名',
    readerNumber: '讀者證號',
    account: '讀者帳號',
    department: '院系',
    major: '主修',
    className: '班級',
    year: '年級',
    leftAt: '辦結時間',
    statement: '茲證明該讀者在本館沒有未還圖書、未完成的預約、未辦結的紀錄和未結清的費用，讀者帳號已註銷。',
    note: '院系、主修、班級、年級由讀者本人填寫。',
    check: '掃描 QR 碼或開啟下面的網址，可查驗本證明是否由本館出具。',
  },
  'en-US': {
    title: 'Certificate of leaving the library',
    name: 'Name',
    readerNumber: 'Reader number',
    account: 'Account',
    department: 'Department',
    major: 'Major',
    className: 'Class',
    year: 'Year',
    leftAt: 'Left on',
    statement:
      'This is to certify that the reader has no loans, no open requests, no unsettled records and no debts at this library, and that the account was cancelled.',
    note: 'Department, major, class and year are as stated by the reader.',
    check: 'Scan the code or open the address below to see that the library issued this certificate.',
  },
  'fr-FR': {
    title: 'Attestation de départ de la bibliothèque',
    name: 'Nom',
    readerNumber: 'Numéro de lecteur',
    account: 'Compte',
    department: 'Département',
    major: 'Spécialité',
    className: 'Classe',
    year: 'Promotion',
    leftAt: 'Parti le',
    statement:
      'Il est certifié que ce lecteur n’a ni prêt, ni demande en cours, ni dossier à régler, ni dette à la bibliothèque, et que son compte a été clos.',
    note: 'Département, spécialité, classe et promotion sont indiqués par le lecteur.',
    check:
      'Scannez le code ou ouvrez l’adresse ci-dessous pour vérifier que la bibliothèque a établi cette attestation.',
  },
};
