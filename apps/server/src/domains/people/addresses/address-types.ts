import type { Language } from '@lectern/contracts/kernel/languages';
import type { AddressType } from '@lectern/contracts/people/addresses/address-view';

export const ADDRESS_TYPE_NAMES: Readonly<Record<AddressType, Readonly<Record<Language, string>>>> = {
  home: { 'zh-CN': '家庭', 'zh-TW': '住家', 'en-US': 'Home', 'fr-FR': 'Domicile' },
  dormitory: {
    'zh-CN': '宿舍',
    'zh-TW': '宿舍',
    'en-US': 'Student residence',
    'fr-FR': 'Résidence étudiante',
  },
  work: { 'zh-CN': '单位', 'zh-TW': '公司', 'en-US': 'Work', 'fr-FR': 'Travail' },
  other: { 'zh-CN': '其他', 'zh-TW': '其他', 'en-US': 'Other', 'fr-FR': 'Autre' },
};
