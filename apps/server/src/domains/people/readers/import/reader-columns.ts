import { READER_COLUMNS, type ReaderColumn } from '@lectern/contracts/people/readers/import-readers';

/** What library systems and people call the columns, besides our own names, as `plain` writes them. */
const OTHER_NAMES: Readonly<Record<ReaderColumn, readonly string[]>> = {
  card: [
    'cardnumber cardno barcode account readerid patronid',
    '证号 读者证号 借书证号 卡号 读者证 条码',
    '證號 讀者證號 借書證號 卡號 讀者證 條碼',
    'carte numerodecarte ndecarte nodecarte numcarte numero',
  ],
  name: [
    'fullname readername patronname',
    '姓名 名字 读者姓名',
    '讀者姓名',
    'nom nomcomplet nometprenom prenometnom lecteur',
  ],
  group: [
    'readergroup patrongroup patrontype category',
    '读者组 读者类型 读者类别 类型',
    '讀者組 讀者類型 讀者類別 類型',
    'groupe categorie categoriedelecteurs',
  ],
  library: [
    'branch librarycode branchcode',
    '图书馆 馆 分馆 馆代码 所属馆',
    '圖書館 館 分館 館代碼 所屬館',
    'bibliotheque site',
  ],
  expires: [
    'expireson expirydate expirationdate validuntil validto',
    '有效期 有效期至 到期日 到期日期 截止日期',
    '到期日',
    'expiration dateexpiration datedexpiration finvalidite valablejusquau',
  ],
  major: ['subject fieldofstudy', '专业 所学专业', '專業 主修', 'specialite filiere'],
  phone: [
    'mobile telephone phonenumber mobilephone',
    '电话 手机 手机号 手机号码 联系电话',
    '電話 手機 手機號 手機號碼 聯絡電話',
    'tel portable numerodetelephone',
  ],
  email: [
    'mail emailaddress',
    '邮箱 电子邮件 电子邮箱 邮件',
    '郵箱 信箱 電子郵件 電子信箱 郵件',
    'courriel mel adresseelectronique adressecourriel',
  ],
  password: ['firstpassword initialpassword pin', '密码 初始密码', '密碼 初始密碼', 'motdepasse'],
};

const COLUMNS: ReadonlyMap<string, ReaderColumn> = new Map(
  READER_COLUMNS.flatMap((column) =>
    [column, ...OTHER_NAMES[column].flatMap((names) => names.split(' '))].map(
      (name) => [name, column] as const,
    ),
  ),
);

/** The column that a name in a file stands for, in four languages and whatever its case; undefined for others. */
export function readerColumn(name: string): ReaderColumn | undefined {
  return COLUMNS.get(plain(name));
}

/** Small letters and digits without accents: "N° de carte" and "n_de_carte" are one. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
