import { defineError } from '../../kernel/error-definition.ts';

export const PICTURE_UNREADABLE = defineError({
  code: 'PICTURE_UNREADABLE',
  status: 422,
  words: {
    'zh-CN': '无法读取该图片，请选择完好的 JPEG 或 PNG 文件',
    'zh-TW': '無法讀取該圖片，請選擇完好的 JPEG 或 PNG 檔案',
    'en-US': 'The picture cannot be read. Please choose an undamaged JPEG or PNG file.',
    'fr-FR': 'L’image est illisible. Choisissez un fichier JPEG ou PNG intact.',
  },
});

export const PICTURE_TOO_DETAILED = defineError({
  code: 'PICTURE_TOO_DETAILED',
  status: 422,
  details: { megapixels: 'count' },
  words: {
    'zh-CN': '图片尺寸过大，最多 {megapixels} 百万像素',
    'zh-TW': '圖片尺寸過大，最多 {megapixels} 百萬像素',
    'en-US': 'The picture has too many pixels: {megapixels} megapixels at most.',
    'fr-FR': 'L’image a trop de pixels : {megapixels} mégapixels au maximum.',
  },
});

export const PROFILE_FIELD_FIXED = defineError({
  code: 'PROFILE_FIELD_FIXED',
  status: 403,
  details: { field: 'text' },
  words: {
    'zh-CN': '本馆不允许自行修改“{field}”',
    'zh-TW': '本館不允許自行修改「{field}」',
    'en-US': 'This library does not let readers change “{field}” themselves.',
    'fr-FR': 'Cette bibliothèque ne permet pas de modifier « {field} » soi-même.',
  },
});

export const ERASURE_NOT_OPEN = defineError({
  code: 'ERASURE_NOT_OPEN',
  status: 409,
  words: {
    'zh-CN': '没有可以撤回的删除申请',
    'zh-TW': '沒有可以撤回的刪除申請',
    'en-US': 'There is no request for erasure that could be withdrawn.',
    'fr-FR': 'Aucune demande d’effacement ne peut être retirée.',
  },
});
