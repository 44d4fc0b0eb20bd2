import type { AvailabilityState } from '@lectern/contracts/collection/holdings/availability';
import type { Language } from '@lectern/contracts/kernel/languages';

interface AvailabilityWords {
  readonly states: Readonly<Record<AvailabilityState, string>>;
  readonly heading: string;
  readonly noItems: string;
  readonly canBorrow: (items: string, total: string) => string;
  readonly canRead: (items: string, total: string) => string;
  readonly noneHere: (total: string) => string;
  readonly due: (day: string) => string;
  readonly lastKnown: (time: string) => string;
  readonly asOf: (time: string) => string;
  /** That a database has it, and from which year on. */
  readonly onlineIn: (database: string) => string;
  readonly since: (year: string) => string;
  readonly place: string;
  readonly state: string;
}

/** How a work can be used now, on the page of a record. */
export const AVAILABILITY_WORDS: Readonly<Record<Language, AvailabilityWords>> = {
  'zh-CN': {
    states: {
      loanable: '可以借到',
      online: '可以在线阅读',
      in_library: '可在馆内阅览',
      unavailable: '暂时借不到',
    },
    heading: '馆藏状态',
    noItems: '本馆没有实体馆藏。',
    canBorrow: (items, total) => `可借 ${items} / 共 ${total}`,
    canRead: (items, total) => `仅限馆内阅览 ${items} / 共 ${total}`,
    noneHere: (total) => `不在架（共 ${total} 册）`,
    due: (day) => `最早${day}归还`,
    lastKnown: (time) => `图书馆系统暂无应答，此为 ${time} 的情况`,
    asOf: (time) => `${time} 更新`,
    onlineIn: (name) => `在线：${name}`,
    since: (year) => `${year} 年至今`,
    place: '馆藏地',
    state: '状态',
  },
  'zh-TW': {
    states: {
      loanable: '可以借到',
      online: '可以線上閱讀',
      in_library: '可在館內閱覽',
      unavailable: '暫時借不到',
    },
    heading: '館藏狀態',
    noItems: '本館沒有實體館藏。',
    canBorrow: (items, total) => `可借 ${items} / 共 ${total}`,
    canRead: (items, total) => `僅限館內閱覽 ${items} / 共 ${total}`,
    noneHere: (total) => `不在架（共 ${total} 冊）`,
    due: (day) => `最早${day}歸還`,
    lastKnown: (time) => `圖書館系統暫無回應，此為 ${time} 的情況`,
    asOf: (time) => `${time} 更新`,
    onlineIn: (name) => `線上：${name}`,
    since: (year) => `${year} 年至今`,
    place: '館藏地',
    state: '狀態',
  },
  'en-US': {
    states: {
      loanable: 'Available to borrow',
      online: 'Read it online',
      in_library: 'Available for use in the library',
      unavailable: 'Not available now',
    },
    heading: 'Availability',
    noItems: 'The library has no copy of its own.',
    canBorrow: (items, total) => `${items} of ${total} available to borrow`,
    canRead: (items, total) => `In-library use only: ${items} of ${total}`,
    noneHere: (total) => `Not on shelf (${total} in all)`,
    due: (day) => `First due back ${day}`,
    lastKnown: (time) => `The library system does not answer. This was the state at ${time}.`,
    asOf: (time) => `as of ${time}`,
    onlineIn: (name) => `Online in ${name}`,
    since: (year) => `since ${year}`,
    place: 'Location',
    state: 'Status',
  },
  'fr-FR': {
    states: {
      loanable: 'Disponible pour le prêt',
      online: 'À lire en ligne',
      in_library: 'À consulter sur place',
      unavailable: 'Indisponible pour l’instant',
    },
    heading: 'Disponibilité',
    noItems: 'La bibliothèque n’a pas d’exemplaire.',
    canBorrow: (items, total) => `À emprunter : ${items} sur ${total}`,
    canRead: (items, total) => `À consulter sur place : ${items} sur ${total}`,
    noneHere: (total) => `Aucun exemplaire en rayon (sur ${total})`,
    due: (day) => `Premier retour le ${day}`,
    lastKnown: (time) => `Le système de la bibliothèque ne répond pas. Voici l’état à ${time}.`,
    asOf: (time) => `état à ${time}`,
    onlineIn: (name) => `En ligne dans ${name}`,
    since: (year) => `depuis ${year}`,
    place: 'Emplacement',
    state: 'État',
  },
};
