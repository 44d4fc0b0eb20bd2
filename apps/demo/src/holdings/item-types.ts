import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

export const ITEM_TYPES = ['book', 'reserve', 'media', 'reference', 'journal'] as const;
export type ItemTypeCode = (typeof ITEM_TYPES)[number];

export interface ItemTypeSeed {
  readonly code: ItemTypeCode;
  readonly names: Names;
}

const NAMES: Readonly<Record<ItemTypeCode, Names>> = {
  book: { 'zh-CN': '普通图书', 'zh-TW': '一般圖書', 'en-US': 'Book', 'fr-FR': 'Livre' },
  reserve: {
    'zh-CN': '教学参考书',
    'zh-TW': '教學參考書',
    'en-US': 'Course reserve',
    'fr-FR': 'Réserve de cours',
  },
  media: { 'zh-CN': '音像资料', 'zh-TW': '視聽資料', 'en-US': 'Audio and video', 'fr-FR': 'Audiovisuel' },
  reference: { 'zh-CN': '参考书', 'zh-TW': '參考書', 'en-US': 'Reference book', 'fr-FR': 'Usuel' },
  journal: { 'zh-CN': '期刊', 'zh-TW': '期刊', 'en-US': 'Journal', 'fr-FR': 'Revue' },
};

/** The item types in the loan rules of a demo tenant. The town library has no course reserves. */
export function demoItemTypes(tenant: DemoTenant): readonly ItemTypeSeed[] {
  return ITEM_TYPES.filter((code) => tenant === 'demo' || code !== 'reserve').map((code) => ({
    code,
    names: NAMES[code],
  }));
}
