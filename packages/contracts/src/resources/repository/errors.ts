import { defineError } from '../../kernel/error-definition.ts';

export const COLLECTION_NOT_FOUND = defineError({
  code: 'COLLECTION_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该专题库或资源库不存在或未开放',
    'zh-TW': '該專題庫或資源庫不存在或未開放',
    'en-US': 'There is no such collection, or it is not open.',
    'fr-FR': 'Cette collection n’existe pas ou n’est pas ouverte.',
  },
});

export const OBJECT_NOT_FOUND = defineError({
  code: 'OBJECT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该资源不存在或未开放',
    'zh-TW': '該資源不存在或未開放',
    'en-US': 'There is no such document, or it is not open.',
    'fr-FR': 'Ce document n’existe pas ou n’est pas ouvert.',
  },
});

export const OBJECT_FILE_NOT_FOUND = defineError({
  code: 'OBJECT_FILE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该文件不存在或未开放',
    'zh-TW': '該檔案不存在或未開放',
    'en-US': 'There is no such file, or it is not open.',
    'fr-FR': 'Ce fichier n’existe pas ou n’est pas ouvert.',
  },
});

export const OBJECT_ACT_CLOSED = defineError({
  code: 'OBJECT_ACT_CLOSED',
  status: 403,
  words: {
    'zh-CN': '图书馆未开放此操作',
    'zh-TW': '圖書館未開放此操作',
    'en-US': 'The library does not offer this for the document.',
    'fr-FR': 'La bibliothèque ne le permet pas pour ce document.',
  },
});

export const OBJECT_ACT_NOT_YET = defineError({
  code: 'OBJECT_ACT_NOT_YET',
  status: 403,
  details: { from: 'date' },
  words: {
    'zh-CN': '此资源自 {from} 起开放',
    'zh-TW': '此資源自 {from} 起開放',
    'en-US': 'This document opens on {from}.',
    'fr-FR': 'Ce document sera ouvert le {from}.',
  },
});

export const OBJECT_ACT_SIGN_IN = defineError({
  code: 'OBJECT_ACT_SIGN_IN',
  status: 403,
  words: {
    'zh-CN': '请先登录，再使用此资源',
    'zh-TW': '請先登入，再使用此資源',
    'en-US': 'Please sign in to use this document.',
    'fr-FR': 'Connectez-vous pour utiliser ce document.',
  },
});

export const OBJECT_ACT_PLACE = defineError({
  code: 'OBJECT_ACT_PLACE',
  status: 403,
  words: {
    'zh-CN': '此资源仅限在图书馆网络内使用',
    'zh-TW': '此資源僅限在圖書館網路內使用',
    'en-US': 'This document can be used in the library’s network only.',
    'fr-FR': 'Ce document ne s’utilise que depuis le réseau de la bibliothèque.',
  },
});

export const OBJECT_ACT_GROUP = defineError({
  code: 'OBJECT_ACT_GROUP',
  status: 403,
  words: {
    'zh-CN': '此资源仅向部分读者开放',
    'zh-TW': '此資源僅向部分讀者開放',
    'en-US': 'This document is open to other groups of readers.',
    'fr-FR': 'Ce document est réservé à d’autres lecteurs.',
  },
});

export const OBJECT_ACT_BLOCKED = defineError({
  code: 'OBJECT_ACT_BLOCKED',
  status: 403,
  words: {
    'zh-CN': '您的读者证已过期或被冻结，暂不能使用此资源',
    'zh-TW': '您的讀者證已過期或被凍結，暫不能使用此資源',
    'en-US': 'Your card is expired or blocked, so this document cannot be used now.',
    'fr-FR': 'Votre carte est expirée ou bloquée : ce document n’est pas accessible.',
  },
});

export const OBJECT_FILE_LOCKED = defineError({
  code: 'OBJECT_FILE_LOCKED',
  status: 409,
  words: {
    'zh-CN': '此文件设有密码，无法显示',
    'zh-TW': '此檔案設有密碼，無法顯示',
    'en-US': 'This file is protected by a password, so it cannot be shown.',
    'fr-FR': 'Ce fichier est protégé par un mot de passe : il ne peut pas être affiché.',
  },
});

export const OBJECT_FILE_BROKEN = defineError({
  code: 'OBJECT_FILE_BROKEN',
  status: 409,
  words: {
    'zh-CN': '此文件已损坏，无法显示',
    'zh-TW': '此檔案已損壞，無法顯示',
    'en-US': 'This file is damaged, so it cannot be shown.',
    'fr-FR': 'Ce fichier est endommagé : il ne peut pas être affiché.',
  },
});

export const OBJECT_PAGE_NOT_DRAWN = defineError({
  code: 'OBJECT_PAGE_NOT_DRAWN',
  status: 409,
  words: {
    'zh-CN': '此页无法显示',
    'zh-TW': '此頁無法顯示',
    'en-US': 'This page cannot be shown.',
    'fr-FR': 'Cette page ne peut pas être affichée.',
  },
});

export const OBJECT_FILE_UNMARKED = defineError({
  code: 'OBJECT_FILE_UNMARKED',
  status: 409,
  words: {
    'zh-CN': '此文件已加密，无法加注水印，因此不能下载',
    'zh-TW': '此檔案已加密，無法加註浮水印，因此不能下載',
    'en-US': 'This file is encrypted, so no mark can be put into it and it is not given away.',
    'fr-FR': 'Ce fichier est chiffré : aucune marque ne peut y être ajoutée, il n’est donc pas fourni.',
  },
});

export const OBJECT_TICKET_OVER = defineError({
  code: 'OBJECT_TICKET_OVER',
  status: 403,
  words: {
    'zh-CN': '此链接已失效，请重新打开页面',
    'zh-TW': '此連結已失效，請重新開啟頁面',
    'en-US': 'This address is no longer valid. Open the page again.',
    'fr-FR': 'Cette adresse n’est plus valable. Rouvrez la page.',
  },
});

export const COLLECTION_CHANGED = defineError({
  code: 'COLLECTION_CHANGED',
  status: 409,
  words: {
    'zh-CN': '该专题库已被他人修改，请重新打开',
    'zh-TW': '該專題庫已被他人修改，請重新開啟',
    'en-US': 'Somebody else changed this collection. Open it again.',
    'fr-FR': 'Une autre personne a modifié cette collection. Rouvrez-la.',
  },
});

export const COLLECTION_CODE_TAKEN = defineError({
  code: 'COLLECTION_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '代码已被使用',
    'zh-TW': '代碼已被使用',
    'en-US': 'Another collection has this code.',
    'fr-FR': 'Une autre collection a ce code.',
  },
});

export const COLLECTION_IN_ITSELF = defineError({
  code: 'COLLECTION_IN_ITSELF',
  status: 409,
  words: {
    'zh-CN': '不能移到自身或其下级',
    'zh-TW': '不能移到自身或其下級',
    'en-US': 'A collection cannot be below itself.',
    'fr-FR': 'Une collection ne peut pas être sous elle-même.',
  },
});

export const COLLECTION_TOO_DEEP = defineError({
  code: 'COLLECTION_TOO_DEEP',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '层级过多，最多 {limit} 级',
    'zh-TW': '層級過多，最多 {limit} 級',
    'en-US': 'There would be too many levels: {limit} at most.',
    'fr-FR': 'Il y aurait trop de niveaux : {limit} au maximum.',
  },
});

export const COLLECTION_NOT_EMPTY = defineError({
  code: 'COLLECTION_NOT_EMPTY',
  status: 409,
  words: {
    'zh-CN': '请先移走或删除其中的资源和下级',
    'zh-TW': '請先移走或刪除其中的資源和下級',
    'en-US': 'Move or delete its documents and the collections below it first.',
    'fr-FR': 'Déplacez ou supprimez d’abord ses documents et ses sous-collections.',
  },
});

export const COLLECTION_LIMIT_REACHED = defineError({
  code: 'COLLECTION_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '数量已达上限 {limit}',
    'zh-TW': '數量已達上限 {limit}',
    'en-US': 'There are too many collections: {limit} at most.',
    'fr-FR': 'Il y a trop de collections : {limit} au maximum.',
  },
});

export const COLLECTION_ENTRY_UNKNOWN = defineError({
  code: 'COLLECTION_ENTRY_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '所列资源中有一项不存在',
    'zh-TW': '所列資源中有一項不存在',
    'en-US': 'One of the listed things does not exist.',
    'fr-FR': 'L’un des éléments cités n’existe pas.',
  },
});

export const OBJECT_CHANGED = defineError({
  code: 'OBJECT_CHANGED',
  status: 409,
  words: {
    'zh-CN': '该资源已被他人修改，请重新打开',
    'zh-TW': '該資源已被他人修改，請重新開啟',
    'en-US': 'Somebody else changed this document. Open it again.',
    'fr-FR': 'Une autre personne a modifié ce document. Rouvrez-le.',
  },
});

export const OBJECT_RECORD_UNKNOWN = defineError({
  code: 'OBJECT_RECORD_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '目录中没有这条记录',
    'zh-TW': '目錄中沒有這條記錄',
    'en-US': 'The catalogue has no such record.',
    'fr-FR': 'Cette notice n’existe pas au catalogue.',
  },
});

export const OBJECT_LIMIT_REACHED = defineError({
  code: 'OBJECT_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '数量已达上限 {limit}',
    'zh-TW': '數量已達上限 {limit}',
    'en-US': 'There are too many documents: {limit} at most.',
    'fr-FR': 'Il y a trop de documents : {limit} au maximum.',
  },
});

export const OBJECT_FILE_LIMIT_REACHED = defineError({
  code: 'OBJECT_FILE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '一项资源最多 {limit} 个文件',
    'zh-TW': '一項資源最多 {limit} 個檔案',
    'en-US': 'A document has {limit} files at most.',
    'fr-FR': 'Un document a {limit} fichiers au maximum.',
  },
});

export const OBJECT_FILE_UNKNOWN = defineError({
  code: 'OBJECT_FILE_UNKNOWN',
  status: 422,
  words: {
    'zh-CN': '文件内容与支持的类型不符',
    'zh-TW': '檔案內容與支援的類型不符',
    'en-US': 'The content of the file is of no kind that is accepted.',
    'fr-FR': 'Le contenu du fichier n’est d’aucun type accepté.',
  },
});

export const POLICY_NOT_FOUND = defineError({
  code: 'POLICY_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这组权限',
    'zh-TW': '沒有這組權限',
    'en-US': 'There is no such set of rights.',
    'fr-FR': 'Cet ensemble de droits n’existe pas.',
  },
});

export const POLICY_CHANGED = defineError({
  code: 'POLICY_CHANGED',
  status: 409,
  words: {
    'zh-CN': '该权限已被他人修改，请重新打开',
    'zh-TW': '該權限已被他人修改，請重新開啟',
    'en-US': 'Somebody else changed these rights. Open them again.',
    'fr-FR': 'Une autre personne a modifié ces droits. Rouvrez-les.',
  },
});

export const POLICY_IN_USE = defineError({
  code: 'POLICY_IN_USE',
  status: 409,
  words: {
    'zh-CN': '仍有资源使用这组权限',
    'zh-TW': '仍有資源使用這組權限',
    'en-US': 'Documents still use these rights.',
    'fr-FR': 'Des documents utilisent encore ces droits.',
  },
});

export const POLICY_LIMIT_REACHED = defineError({
  code: 'POLICY_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '数量已达上限 {limit}',
    'zh-TW': '數量已達上限 {limit}',
    'en-US': 'There are too many sets of rights: {limit} at most.',
    'fr-FR': 'Il y a trop d’ensembles de droits : {limit} au maximum.',
  },
});

export const POLICY_RANGE_REFUSED = defineError({
  code: 'POLICY_RANGE_REFUSED',
  status: 422,
  details: { range: 'text' },
  words: {
    'zh-CN': '“{range}”不是有效的地址范围',
    'zh-TW': '「{range}」不是有效的位址範圍',
    'en-US': '{range} is no range of addresses.',
    'fr-FR': '{range} n’est pas une plage d’adresses.',
  },
});
