import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';

/** The resource types: physical or online. */
export const RESOURCE_TYPE_NAMES: Readonly<Record<'print' | 'electronic', Names>> = {
  print: { 'zh-CN': '纸本资源', 'zh-TW': '紙本資源', 'en-US': 'In print', 'fr-FR': 'Imprimé' },
  electronic: { 'zh-CN': '在线资源', 'zh-TW': '線上資源', 'en-US': 'Online', 'fr-FR': 'En ligne' },
};

/** The name of a resource type; the code itself if it is unknown. */
export function resourceTypeName(code: string, language: Language): string {
  return code === 'print' || code === 'electronic' ? nameIn(RESOURCE_TYPE_NAMES[code], language) : code;
}
