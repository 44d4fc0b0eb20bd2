import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_ANSWERS } from './chinese-answers.ts';
import type { DemoAnswer } from './demo-answer.ts';
import { HARBOUR_ANSWERS } from './harbour-answers.ts';

/** The questions that a demo library answers itself. */
export function demoAnswers(tenant: DemoTenant): readonly DemoAnswer[] {
  return tenant === 'demo' ? CHINESE_ANSWERS : HARBOUR_ANSWERS;
}
