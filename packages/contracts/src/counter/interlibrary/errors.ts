import { defineError } from '../../kernel/error-definition.ts';

/** The library has no agreement with this one, so nothing can be asked of it. */
export const INTERLIBRARY_NOT_OFFERED = defineError({
  code: 'INTERLIBRARY_NOT_OFFERED',
  status: 404,
  words: {
    'zh-CN': '本馆与该图书馆尚未开通馆际互借',
    'zh-TW': '本館與該圖書館尚未開通館際互借',
    'en-US': 'This library has no interlibrary lending with that library.',
    'fr-FR': 'Cette bibliothèque n’a pas de prêt entre bibliothèques avec celle-ci.',
  },
});

export const INTERLIBRARY_ACCOUNT_BLOCKED = defineError({
  code: 'INTERLIBRARY_ACCOUNT_BLOCKED',
  status: 403,
  details: { reason: 'text' },
  words: {
    'zh-CN': '您的账户暂不能申请馆际互借：{reason}',
    'zh-TW': '您的帳戶暫不能申請館際互借：{reason}',
    'en-US': 'Your account cannot request from other libraries now: {reason}',
    'fr-FR': 'Votre compte ne peut rien demander à d’autres bibliothèques pour l’instant : {reason}',
  },
});

export const INTERLIBRARY_LIMIT_REACHED = defineError({
  code: 'INTERLIBRARY_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '未完成的馆际互借申请已达上限（{limit} 件）',
    'zh-TW': '未完成的館際互借申請已達上限（{limit} 件）',
    'en-US': 'You have {limit} open interlibrary {limit|request|requests}, which is the most one can have.',
    'fr-FR': 'Vous avez {limit} {limit|demande en cours|demandes en cours}, le maximum possible.',
  },
});

export const INTERLIBRARY_ASKED_ALREADY = defineError({
  code: 'INTERLIBRARY_ASKED_ALREADY',
  status: 409,
  words: {
    'zh-CN': '您已向该图书馆申请过此书',
    'zh-TW': '您已向該圖書館申請過此書',
    'en-US': 'You have already asked that library for this title.',
    'fr-FR': 'Vous avez déjà demandé ce titre à cette bibliothèque.',
  },
});

export const INTERLIBRARY_REQUEST_UNKNOWN = defineError({
  code: 'INTERLIBRARY_REQUEST_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这条馆际互借申请',
    'zh-TW': '沒有這筆館際互借申請',
    'en-US': 'There is no such interlibrary request.',
    'fr-FR': 'Cette demande de prêt entre bibliothèques n’existe pas.',
  },
});

/** The other side, or somebody at this one, was faster. */
export const INTERLIBRARY_STEP_PASSED = defineError({
  code: 'INTERLIBRARY_STEP_PASSED',
  status: 409,
  words: {
    'zh-CN': '申请状态已改变，请刷新后再试',
    'zh-TW': '申請狀態已改變，請重新整理後再試',
    'en-US': 'The request has moved on meanwhile. Please look at it again.',
    'fr-FR': 'La demande a évolué entre-temps. Consultez-la de nouveau.',
  },
});

export const INTERLIBRARY_PEER_UNKNOWN = defineError({
  code: 'INTERLIBRARY_PEER_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有这个馆际互借伙伴馆',
    'zh-TW': '沒有這個館際互借夥伴館',
    'en-US': 'There is no such partner library.',
    'fr-FR': 'Cette bibliothèque partenaire n’existe pas.',
  },
});

/** Not https and not a host of the installation, or no library of this installation. */
export const INTERLIBRARY_ADDRESS_INVALID = defineError({
  code: 'INTERLIBRARY_ADDRESS_INVALID',
  status: 400,
  words: {
    'zh-CN': '地址不可用：须为 https 地址，或本系统中另一图书馆的路径（如 /harbour）',
    'zh-TW': '位址不可用：須為 https 位址，或本系統中另一圖書館的路徑（如 /harbour）',
    'en-US':
      'This address cannot be used: it must be https, or the path of another library here, such as /harbour.',
    'fr-FR':
      'Cette adresse est inutilisable : il faut du https, ou le chemin d’une autre bibliothèque d’ici, comme /harbour.',
  },
});

export const INTERLIBRARY_PEER_EXISTS = defineError({
  code: 'INTERLIBRARY_PEER_EXISTS',
  status: 409,
  words: {
    'zh-CN': '已有使用此代号的伙伴馆',
    'zh-TW': '已有使用此代號的夥伴館',
    'en-US': 'There is a partner library with this symbol already.',
    'fr-FR': 'Une bibliothèque partenaire porte déjà ce sigle.',
  },
});

export const INTERLIBRARY_KEYS_OFF = defineError({
  code: 'INTERLIBRARY_KEYS_OFF',
  status: 409,
  words: {
    'zh-CN': '服务器未配置加密密钥，无法保存伙伴馆的密钥',
    'zh-TW': '伺服器未設定加密金鑰，無法保存夥伴館的金鑰',
    'en-US': 'The server has no key to seal secrets with, so the key of a partner cannot be kept.',
    'fr-FR': 'Le serveur n’a pas de clé de chiffrement : la clé d’un partenaire ne peut être conservée.',
  },
});
