import { defineError } from '../../kernel/error-definition.ts';

export const UNIT_NOT_FOUND = defineError({
  code: 'UNIT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该院系不存在或未开放',
    'zh-TW': '該院系不存在或未開放',
    'en-US': 'There is no such college or department, or it is not open.',
    'fr-FR': 'Cette unité n’existe pas ou n’est pas ouverte.',
  },
});

export const UNIT_CHANGED = defineError({
  code: 'UNIT_CHANGED',
  status: 409,
  words: {
    'zh-CN': '此院系已被他人修改。请重新打开后再修改',
    'zh-TW': '此院系已被他人修改。請重新開啟後再修改',
    'en-US': 'Somebody changed this unit in the meantime. Please open it again and repeat your change.',
    'fr-FR': 'Cette unité a été modifiée entre-temps. Rouvrez-la et refaites votre modification.',
  },
});

export const UNIT_CODE_TAKEN = defineError({
  code: 'UNIT_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '已有院系使用此代码',
    'zh-TW': '已有院系使用此代碼',
    'en-US': 'Another unit has this code.',
    'fr-FR': 'Une autre unité a déjà ce code.',
  },
});

export const UNIT_LIMIT_REACHED = defineError({
  code: 'UNIT_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可建 {limit} 个院系',
    'zh-TW': '最多可建 {limit} 個院系',
    'en-US': 'There can be {limit} units at most.',
    'fr-FR': 'Il peut y avoir {limit} unités au maximum.',
  },
});

export const UNIT_TOO_DEEP = defineError({
  code: 'UNIT_TOO_DEEP',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '院系最多可分 {limit} 级',
    'zh-TW': '院系最多可分 {limit} 級',
    'en-US': 'The tree of units can have {limit} levels at most.',
    'fr-FR': 'L’arbre des unités peut avoir {limit} niveaux au maximum.',
  },
});

export const UNIT_WITHIN_ITSELF = defineError({
  code: 'UNIT_WITHIN_ITSELF',
  status: 409,
  words: {
    'zh-CN': '不能将院系移到自己的下级中',
    'zh-TW': '不能將院系移到自己的下級中',
    'en-US': 'A unit cannot be moved below itself.',
    'fr-FR': 'Une unité ne peut pas être placée sous elle-même.',
  },
});

export const UNIT_NOT_EMPTY = defineError({
  code: 'UNIT_NOT_EMPTY',
  status: 409,
  words: {
    'zh-CN': '此院系还有下级，请先移走或删除下级',
    'zh-TW': '此院系還有下級，請先移走或刪除下級',
    'en-US': 'There are units below this one. Please move or delete them first.',
    'fr-FR': 'Cette unité en contient d’autres. Déplacez-les ou supprimez-les d’abord.',
  },
});

/** A web address that leads nowhere on the public web. */
export const UNIT_ADDRESS_REFUSED = defineError({
  code: 'UNIT_ADDRESS_REFUSED',
  status: 422,
  words: {
    'zh-CN': '网址须以 https:// 或 http:// 开头',
    'zh-TW': '網址須以 https:// 或 http:// 開頭',
    'en-US': 'A web address must begin with https:// or http://.',
    'fr-FR': 'Une adresse web doit commencer par https:// ou http://.',
  },
});
