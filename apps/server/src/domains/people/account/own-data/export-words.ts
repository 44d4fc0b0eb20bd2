import type { Language } from '@lectern/contracts/kernel/languages';

/** The name of the archive, and the text in it that explains it. */
export const OWN_DATA_WORDS: Readonly<
  Record<Language, { readonly fileName: string; readonly readMe: string }>
> = {
  'zh-CN': {
    fileName: '我的图书馆数据',
    readMe: `本压缩包是图书馆系统保存的与您有关的全部数据，导出时间 {time}。

json 文件夹供程序读取，csv 文件夹可用电子表格打开，两者内容相同；没有数据的类别只有空的 json 文件。
时间为世界协调时（UTC），金额以最小货币单位（如分）表示。密码、恢复码和令牌只保存无法还原的摘要，验证器应用的密钥加密保存，均不在其中。
如果图书馆另有借阅系统，其中的借阅记录在 loans 文件中。
`,
  },
  'zh-TW': {
    fileName: '我的圖書館資料',
    readMe: `本壓縮檔是圖書館系統儲存的與您有關的全部資料，匯出時間 {time}。

json 資料夾供程式讀取，csv 資料夾可用試算表開啟，兩者內容相同；沒有資料的類別只有空的 json 檔案。
時間為世界協調時（UTC），金額以最小貨幣單位（如分）表示。密碼、復原碼和權杖只儲存無法還原的摘要，驗證器應用程式的金鑰加密儲存，均不在其中。
如果圖書館另有借閱系統，其中的借閱紀錄在 loans 檔案中。
`,
  },
  'en-US': {
    fileName: 'my-library-data',
    readMe: `This archive is all that the library's portal keeps about you, as of {time}.

The folder json is for programs, the folder csv opens in a spreadsheet; both say the same. Where nothing is kept, the json file is empty.
Times are UTC, amounts are in the smallest unit of the currency (cents). Of passwords, recovery codes and tokens only digests are kept that nobody can turn back, and the key of an authenticator app is kept encrypted; they are left out.
If the library has another lending system, the loans in it are in the file loans.
`,
  },
  'fr-FR': {
    fileName: 'mes-donnees-de-bibliotheque',
    readMe: `Cette archive contient tout ce que le portail de la bibliothèque conserve à votre sujet, au {time}.

Le dossier json est destiné aux programmes, le dossier csv s’ouvre dans un tableur ; leur contenu est le même. Là où rien n’est conservé, le fichier json est vide.
Les heures sont en UTC, les montants dans la plus petite unité de la monnaie (centimes). Des mots de passe, des codes de secours et des jetons ne sont conservées que des empreintes irréversibles, et la clé d’une application d’authentification est chiffrée ; rien de cela n’y figure.
Si la bibliothèque a un autre système de prêt, ses prêts sont dans le fichier loans.
`,
  },
};
