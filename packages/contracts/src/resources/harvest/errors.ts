import { defineError } from '../../kernel/error-definition.ts';

export const HARVEST_SOURCE_NOT_FOUND = defineError({
  code: 'HARVEST_SOURCE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这个收割来源',
    'zh-TW': '沒有這個收割來源',
    'en-US': 'There is no such source.',
    'fr-FR': 'Cette source n’existe pas.',
  },
});

export const HARVEST_SOURCE_LIMIT_REACHED = defineError({
  code: 'HARVEST_SOURCE_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '收割来源已达上限 {limit} 个',
    'zh-TW': '收割來源已達上限 {limit} 個',
    'en-US': 'There are too many sources: {limit} at most.',
    'fr-FR': 'Il y a trop de sources : {limit} au maximum.',
  },
});

export const HARVEST_ADDRESS = defineError({
  code: 'HARVEST_ADDRESS',
  status: 422,
  words: {
    'zh-CN': '请填写公网的 https 地址，不含参数',
    'zh-TW': '請填寫公網的 https 位址，不含參數',
    'en-US': 'Enter an https address on the public web, without parameters.',
    'fr-FR': 'Indiquez une adresse https du web public, sans paramètres.',
  },
});

export const HARVEST_RUNNING = defineError({
  code: 'HARVEST_RUNNING',
  status: 409,
  words: {
    'zh-CN': '该来源正在收割，请先停止',
    'zh-TW': '該來源正在收割，請先停止',
    'en-US': 'This source is being harvested. Stop it first.',
    'fr-FR': 'Cette source est en cours de moissonnage. Arrêtez-la d’abord.',
  },
});

export const HARVEST_RUN_NOT_FOUND = defineError({
  code: 'HARVEST_RUN_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这次收割的记录',
    'zh-TW': '沒有這次收割的紀錄',
    'en-US': 'There is no such harvest.',
    'fr-FR': 'Ce moissonnage n’existe pas.',
  },
});
