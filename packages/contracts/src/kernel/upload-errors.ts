import { defineError } from './error-definition.ts';

export const UPLOAD_TOO_LARGE = defineError({
  code: 'UPLOAD_TOO_LARGE',
  status: 413,
  details: { megabytes: 'count' },
  words: {
    'zh-CN': '文件过大，最大 {megabytes} MB',
    'zh-TW': '檔案過大，最大 {megabytes} MB',
    'en-US': 'The file is too large: {megabytes} MB at most.',
    'fr-FR': 'Le fichier est trop volumineux : {megabytes} Mo au maximum.',
  },
});

export const UPLOAD_TYPE_REFUSED = defineError({
  code: 'UPLOAD_TYPE_REFUSED',
  status: 415,
  details: { types: 'text' },
  words: {
    'zh-CN': '不支持此类文件，仅支持 {types}',
    'zh-TW': '不支援此類檔案，僅支援 {types}',
    'en-US': 'This kind of file is not accepted. Accepted: {types}.',
    'fr-FR': 'Ce type de fichier n’est pas accepté. Types acceptés : {types}.',
  },
});

/** What every upload may answer. */
export const UPLOAD_ERRORS = [UPLOAD_TOO_LARGE, UPLOAD_TYPE_REFUSED] as const;

export type UploadCode = (typeof UPLOAD_ERRORS)[number]['code'];
