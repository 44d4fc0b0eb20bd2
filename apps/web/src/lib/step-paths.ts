import type { EntryNext } from '@lectern/contracts/people/auth/sign-in';

/** The pages of the steps that a sign-in may need (document 1, section 4). */
export const STEP_PATHS = {
  modifyPassword: '/modifyPassword',
  'second-factor': '/secondFactor',
  forceBinding: '/forceBinding',
  ssoBindMobile: '/ssoBindMobile',
} as const satisfies Record<Exclude<EntryNext, ''> | 'modifyPassword', string>;

export type StepName = keyof typeof STEP_PATHS;
