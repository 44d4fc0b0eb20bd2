import { defineError } from '../../kernel/error-definition.ts';

export const REQUEST_NOT_FOUND = defineError({
  code: 'REQUEST_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这个请求',
    'zh-TW': '沒有找到這個請求',
    'en-US': 'There is no such request.',
    'fr-FR': 'Cette demande n’existe pas.',
  },
});

export const REQUEST_NOT_CANCELLABLE = defineError({
  code: 'REQUEST_NOT_CANCELLABLE',
  status: 409,
  words: {
    'zh-CN': '这个请求已办理，不能再取消',
    'zh-TW': '這個請求已辦理，不能再取消',
    'en-US': 'This request has gone on and cannot be cancelled any more.',
    'fr-FR': 'Cette demande a avancé et ne peut plus être annulée.',
  },
});

export const REQUEST_NOT_CHANGEABLE = defineError({
  code: 'REQUEST_NOT_CHANGEABLE',
  status: 409,
  words: {
    'zh-CN': '这个请求不在排队，不能更改取书地点和联系方式',
    'zh-TW': '這個請求不在排隊，不能更改取書地點和聯絡方式',
    'en-US': 'This request does not wait in the queue: its pickup place and contact cannot be changed.',
    'fr-FR':
      'Cette demande n’est pas dans la file : son lieu de retrait et son contact ne peuvent pas être modifiés.',
  },
});

export const REQUEST_NOT_SUSPENDABLE = defineError({
  code: 'REQUEST_NOT_SUSPENDABLE',
  status: 409,
  words: {
    'zh-CN': '这个请求不在排队，不能暂停',
    'zh-TW': '這個請求不在排隊，不能暫停',
    'en-US': 'This request does not wait in the queue and cannot be paused.',
    'fr-FR': 'Cette demande n’est pas dans la file et ne peut pas être suspendue.',
  },
});
