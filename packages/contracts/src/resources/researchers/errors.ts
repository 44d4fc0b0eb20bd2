import { defineError } from '../../kernel/error-definition.ts';

export const RESEARCHER_NOT_FOUND = defineError({
  code: 'RESEARCHER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该学者不存在或主页未开放',
    'zh-TW': '該學者不存在或主頁未開放',
    'en-US': 'There is no such researcher, or the page is not open.',
    'fr-FR': 'Cette personne n’existe pas ou sa page n’est pas ouverte.',
  },
});

export const RESEARCHER_CHANGED = defineError({
  code: 'RESEARCHER_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此学者信息已被他人修改。请重新打开后再修改',
    'zh-TW': '此學者資訊已被他人修改。請重新開啟後再修改',
    'en-US':
      'Somebody changed this researcher in the meantime. Please open the page again and repeat your change.',
    'fr-FR': 'Cette fiche a été modifiée entre-temps. Rouvrez-la et refaites votre modification.',
  },
});

export const RESEARCHER_LIMIT_REACHED = defineError({
  code: 'RESEARCHER_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可登记 {limit} 位学者',
    'zh-TW': '最多可登記 {limit} 位學者',
    'en-US': 'There can be {limit} researchers at most.',
    'fr-FR': 'Il peut y avoir {limit} chercheurs au maximum.',
  },
});

/** A number without the right form or check digit. */
export const RESEARCHER_NUMBER_REFUSED = defineError({
  code: 'RESEARCHER_NUMBER_REFUSED',
  status: 422,
  details: { number: 'text' },
  words: {
    'zh-CN': '号码有误：{number}。请核对 ORCID、ISNI 或规范号，例如 0000-0002-1825-0097、(DE-588)118540238',
    'zh-TW': '號碼有誤：{number}。請核對 ORCID、ISNI 或權威號，例如 0000-0002-1825-0097、(DE-588)118540238',
    'en-US':
      'This number is not right: {number}. Please check the ORCID iD, ISNI or authority number. Examples: 0000-0002-1825-0097, (DE-588)118540238',
    'fr-FR':
      'Ce numéro est incorrect : {number}. Vérifiez l’ORCID, l’ISNI ou le numéro d’autorité. Exemples : 0000-0002-1825-0097, (DE-588)118540238',
  },
});

export const RESEARCHER_NUMBER_TAKEN = defineError({
  code: 'RESEARCHER_NUMBER_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有学者使用此 ORCID',
    'zh-TW': '已有學者使用此 ORCID',
    'en-US': 'Another researcher has this ORCID iD.',
    'fr-FR': 'Une autre personne a déjà cet ORCID.',
  },
});

export const RESEARCHER_ACCOUNT_UNKNOWN = defineError({
  code: 'RESEARCHER_ACCOUNT_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '没有此读者账号',
    'zh-TW': '沒有此讀者帳號',
    'en-US': 'There is no reader with this number.',
    'fr-FR': 'Aucun lecteur n’a ce numéro.',
  },
});

export const RESEARCHER_ACCOUNT_TAKEN = defineError({
  code: 'RESEARCHER_ACCOUNT_TAKEN',
  status: 409,
  words: {
    'zh-CN': '此读者账号已关联其他学者',
    'zh-TW': '此讀者帳號已關聯其他學者',
    'en-US': 'This reader is linked with another researcher.',
    'fr-FR': 'Ce lecteur est déjà lié à une autre personne.',
  },
});

export const PUBLICATION_NOT_FOUND = defineError({
  code: 'PUBLICATION_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有此文献',
    'zh-TW': '沒有此文獻',
    'en-US': 'There is no such publication.',
    'fr-FR': 'Cette publication n’existe pas.',
  },
});

export const ORCID_RECORD_UNREADABLE = defineError({
  code: 'ORCID_RECORD_UNREADABLE',
  status: 422,
  words: {
    'zh-CN': '文件不是 ORCID 公开记录（API 3.0，JSON）',
    'zh-TW': '檔案不是 ORCID 公開記錄（API 3.0，JSON）',
    'en-US': 'The file is no public ORCID record (API 3.0, JSON).',
    'fr-FR': 'Le fichier n’est pas un dossier ORCID public (API 3.0, JSON).',
  },
});

export const ORCID_RECORD_OF_ANOTHER = defineError({
  code: 'ORCID_RECORD_OF_ANOTHER',
  status: 409,
  words: {
    'zh-CN': '此 ORCID 记录属于另一个 ORCID，与该学者的不同',
    'zh-TW': '此 ORCID 記錄屬於另一個 ORCID，與該學者的不同',
    'en-US': 'This record has another ORCID iD than the researcher.',
    'fr-FR': 'Ce dossier a un autre ORCID que la personne.',
  },
});
