import type { Names } from '@lectern/contracts/kernel/languages';
import type { DictionaryName } from '@lectern/contracts/people/tenant/get-dictionaries';
import { fourNames as words } from '../../../collection/vocabulary/code-names/four-names.ts';

const PLACES = words(
  '本馆的馆藏地，由馆员登记',
  '本館的館藏地，由館員登錄',
  'The places of the library, which its staff enter.',
  'Les lieux de la bibliothèque, saisis par son personnel.',
);
const RECORDS = words(
  '书目记录：导入带有此项内容的记录',
  '書目紀錄：匯入帶有此項內容的紀錄',
  'Bibliographic records: import records that say it.',
  'Les notices : importez des notices qui portent cette donnée.',
);
const marks = (mark: string) =>
  words(
    `书目记录中的标记：在本馆设置 records.marks 中用“${mark}”规则说明其所在字段`,
    `書目紀錄中的標記：在本館設定 records.marks 中以「${mark}」規則說明其所在欄位`,
    `A mark in the records: a rule “${mark}” in the library's setting records.marks says where it is.`,
    `Une marque dans les notices : une règle « ${mark} » du réglage records.marks indique où elle se trouve.`,
  );
const ownList = (setting: string) =>
  words(
    `本馆设置 lists.${setting} 中的代码表`,
    `本館設定 lists.${setting} 中的代碼表`,
    `The list lists.${setting} in the library's settings.`,
    `La liste lists.${setting} des réglages de la bibliothèque.`,
  );

/** The data that would fill a list. Lists that always have entries are absent. */
export const UNFILLED_WORDS: Partial<Record<DictionaryName, Names>> = {
  campusCode: PLACES,
  libCode: PLACES,
  locationId: PLACES,
  countryCode: RECORDS,
  collections: RECORDS,
  coreInclude: marks('coreList'),
  ddType: marks('degree'),
  verifyStatus: marks('verification'),
  customCoreList: ownList('coreLists'),
  majors: ownList('majors'),
  databaseFindDtoList: words(
    '在线资源的书目记录：每个数据库以各自的来源代码导入',
    '線上資源的書目紀錄：每個資料庫以各自的來源代碼匯入',
    'Records of online resources: import those of each database under a source of its own.',
    'Les notices de ressources en ligne : importez celles de chaque base sous une source qui lui est propre.',
  ),
};
