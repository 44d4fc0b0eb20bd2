import { defineError } from '../../kernel/error-definition.ts';

export const CARD_NUMBER_TAKEN = defineError({
  code: 'CARD_NUMBER_TAKEN',
  status: 409,
  details: { number: 'text' },
  words: {
    'zh-CN': '号码 {number} 已被使用过，或是某一册的条码',
    'zh-TW': '號碼 {number} 已被使用過，或是某一冊的條碼',
    'en-US': 'The number {number} is or was in use, for a card or a copy.',
    'fr-FR': 'Le numéro {number} est ou a été utilisé, pour une carte ou un exemplaire.',
  },
});

export const CARD_UNKNOWN = defineError({
  code: 'CARD_UNKNOWN',
  status: 404,
  details: { number: 'text' },
  words: {
    'zh-CN': '该读者没有有效的证 {number}',
    'zh-TW': '該讀者沒有有效的證 {number}',
    'en-US': 'This reader has no card {number} that is in use.',
    'fr-FR': 'Ce lecteur n’a pas de carte {number} en service.',
  },
});

export const PATRON_GROUP_UNKNOWN = defineError({
  code: 'PATRON_GROUP_UNKNOWN',
  status: 404,
  details: { code: 'text' },
  words: {
    'zh-CN': '没有读者类型 {code}',
    'zh-TW': '沒有讀者類型 {code}',
    'en-US': 'There is no reader group {code}.',
    'fr-FR': 'Il n’y a pas de catégorie de lecteurs {code}.',
  },
});

export const READERS_ELSEWHERE = defineError({
  code: 'READERS_ELSEWHERE',
  status: 409,
  words: {
    'zh-CN': '读者资料由图书馆业务系统管理，请在该系统中办理',
    'zh-TW': '讀者資料由圖書館業務系統管理，請在該系統中辦理',
    'en-US': 'Readers are kept in the library system. Please change them there.',
    'fr-FR': 'Les lecteurs sont gérés dans le système de la bibliothèque. Modifiez-les là.',
  },
});

export const READER_BLOCK_PAST = defineError({
  code: 'READER_BLOCK_PAST',
  status: 400,
  words: {
    'zh-CN': '最后一天不能早于今天或第一天',
    'zh-TW': '最後一天不能早於今天或第一天',
    'en-US': 'The last day cannot be before today or before the first day.',
    'fr-FR': 'Le dernier jour ne peut précéder ni aujourd’hui ni le premier jour.',
  },
});

export const READER_BLOCK_OVER = defineError({
  code: 'READER_BLOCK_OVER',
  status: 409,
  words: {
    'zh-CN': '此读者没有这项停借，或停借已结束',
    'zh-TW': '此讀者沒有這項停借，或停借已結束',
    'en-US': 'This reader has no such block, or it has ended already.',
    'fr-FR': 'Ce lecteur n’a pas ce blocage, ou il est déjà terminé.',
  },
});

export const READER_FILE_UNREADABLE = defineError({
  code: 'READER_FILE_UNREADABLE',
  status: 400,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法读取此文件：{reason}',
    'zh-TW': '無法讀取此檔案：{reason}',
    'en-US': 'This file cannot be read: {reason}',
    'fr-FR': 'Ce fichier est illisible : {reason}',
  },
});

export const READER_IMPORT_RUNNING = defineError({
  code: 'READER_IMPORT_RUNNING',
  status: 409,
  words: {
    'zh-CN': '本馆正在导入读者，请等它完成后再试',
    'zh-TW': '本館正在匯入讀者，請等它完成後再試',
    'en-US': 'Readers of this library are being imported. Please try again when that is done.',
    'fr-FR': 'Une importation de lecteurs est en cours. Réessayez quand elle sera terminée.',
  },
});

export const READER_IMPORT_UNKNOWN = defineError({
  code: 'READER_IMPORT_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '没有此次导入的记录',
    'zh-TW': '沒有此次匯入的紀錄',
    'en-US': 'Nothing is known of this import.',
    'fr-FR': 'Cette importation est inconnue.',
  },
});

export const CARD_TWICE_IN_FILE = defineError({
  code: 'CARD_TWICE_IN_FILE',
  status: 400,
  details: { number: 'text', lines: 'text' },
  words: {
    'zh-CN': '证号 {number} 在文件中出现多次（第 {lines} 行）',
    'zh-TW': '證號 {number} 在檔案中出現多次（第 {lines} 行）',
    'en-US': 'The card number {number} is in the file more than once (lines {lines}).',
    'fr-FR': 'Le numéro de carte {number} figure plusieurs fois dans le fichier (lignes {lines}).',
  },
});
