import type { Language } from '@lectern/contracts/kernel/languages';

interface StopWords {
  readonly title: string;
  /** Before the list of subscriptions. */
  readonly text: string;
  readonly stop: string;
  readonly stoppedTitle: string;
  readonly stoppedText: string;
  readonly toSubscriptions: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
}

/** The texts of the page on which a reader stops mails about subscriptions. */
export const STOP_WORDS: Readonly<Record<Language, StopWords>> = {
  'zh-CN': {
    title: '停止订阅邮件',
    text: '停止后，以下订阅将暂停，不再发送新资料的消息。您随时可以在“我的订阅”中恢复。',
    stop: '停止',
    stoppedTitle: '已停止',
    stoppedText: '以下订阅已暂停，不会再发送消息。您随时可以在“我的订阅”中恢复。',
    toSubscriptions: '前往我的订阅',
    unknownTitle: '链接已失效',
    unknownText: '该链接不存在或已过期。请登录后在“我的订阅”中修改。',
  },
  'zh-TW': {
    title: '停止訂閱郵件',
    text: '停止後，以下訂閱將暫停，不再發送新資料的訊息。您隨時可以在「我的訂閱」中恢復。',
    stop: '停止',
    stoppedTitle: '已停止',
    stoppedText: '以下訂閱已暫停，不會再發送訊息。您隨時可以在「我的訂閱」中恢復。',
    toSubscriptions: '前往我的訂閱',
    unknownTitle: '連結已失效',
    unknownText: '該連結不存在或已過期。請登入後在「我的訂閱」中修改。',
  },
  'en-US': {
    title: 'Stop these e-mails',
    text: 'The subscriptions below will be paused, and no more messages are sent about them. You can go on with them at any time under “My subscriptions”.',
    stop: 'Stop',
    stoppedTitle: 'Stopped',
    stoppedText:
      'The subscriptions below are paused, and no more messages are sent about them. You can go on with them at any time under “My subscriptions”.',
    toSubscriptions: 'Go to my subscriptions',
    unknownTitle: 'This link no longer works',
    unknownText:
      'There is no such link, or it is too old. Please sign in and change your subscriptions there.',
  },
  'fr-FR': {
    title: 'Ne plus recevoir ces messages',
    text: 'Les abonnements ci-dessous seront suspendus et aucun message ne sera plus envoyé à leur sujet. Vous pouvez les reprendre à tout moment dans « Mes abonnements ».',
    stop: 'Arrêter',
    stoppedTitle: 'C’est arrêté',
    stoppedText:
      'Les abonnements ci-dessous sont suspendus et aucun message n’est plus envoyé à leur sujet. Vous pouvez les reprendre à tout moment dans « Mes abonnements ».',
    toSubscriptions: 'Aller à mes abonnements',
    unknownTitle: 'Ce lien n’est plus valable',
    unknownText: 'Ce lien n’existe pas ou est trop ancien. Connectez-vous pour modifier vos abonnements.',
  },
};
