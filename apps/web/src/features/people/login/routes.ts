import type { PageRoute } from '../../../lib/page-route.ts';

export const loginRoutes = {
  login: { path: '/login', words: 'login', title: 'title', access: 'public', bare: true },
  bindAccount: {
    path: '/bindAccount',
    words: 'binding',
    title: 'titles.bindAccount',
    access: 'public',
    bare: true,
  },
  bindUid: { path: '/bindUid', words: 'binding', title: 'titles.bindUid', access: 'public', bare: true },
  relevanceUid: {
    path: '/relevanceUid',
    words: 'binding',
    title: 'titles.relevanceUid',
    access: 'public',
    bare: true,
  },
  entry: {
    path: '/loginExternal/:jwt?/:jwtHeader?',
    words: 'entry',
    title: 'title',
    access: 'public',
    bare: true,
  },
  resetPassword: { path: '/resetPassword', words: 'password', title: 'reset.title', access: 'public' },
  invitation: { path: '/invitation/:ticket', words: 'password', title: 'invitation.title', access: 'public' },
  modifyPassword: { path: '/modifyPassword', words: 'password', title: 'modify.title', access: 'public' },
  secondFactor: { path: '/secondFactor', words: 'second-factor', title: 'step.title', access: 'public' },
  forceBinding: { path: '/forceBinding', words: 'recovery', title: 'bind.title', access: 'public' },
  ssoBindMobile: { path: '/ssoBindMobile', words: 'recovery', title: 'bind.title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
