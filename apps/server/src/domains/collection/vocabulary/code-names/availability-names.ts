import type { AvailabilityState } from '@lectern/contracts/collection/holdings/availability';
import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';

/** How a reader can use a work now. */
export const AVAILABILITY_NAMES: Readonly<Record<AvailabilityState, Names>> = {
  loanable: {
    'zh-CN': '在架可借',
    'zh-TW': '在架可借',
    'en-US': 'Available to borrow',
    'fr-FR': 'Disponible pour le prêt',
  },
  online: { 'zh-CN': '在线阅读', 'zh-TW': '線上閱讀', 'en-US': 'Online', 'fr-FR': 'En ligne' },
  in_library: {
    'zh-CN': '馆内阅览',
    'zh-TW': '館內閱覽',
    'en-US': 'In-library use',
    'fr-FR': 'Consultation sur place',
  },
  unavailable: {
    'zh-CN': '暂无可用馆藏',
    'zh-TW': '暫無可用館藏',
    'en-US': 'Not available now',
    'fr-FR': 'Indisponible pour le moment',
  },
};

/** The name of a state; the code itself if it is unknown. */
export function availabilityName(code: string, language: Language): string {
  const names = Object.hasOwn(AVAILABILITY_NAMES, code)
    ? AVAILABILITY_NAMES[code as AvailabilityState]
    : undefined;
  return names ? nameIn(names, language) : code;
}
