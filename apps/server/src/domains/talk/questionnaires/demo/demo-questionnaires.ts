import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { CHINESE_QUESTIONNAIRES } from './chinese-questionnaires.ts';
import type { DemoQuestionnaire } from './demo-questionnaire.ts';
import { HARBOUR_QUESTIONNAIRES } from './harbour-questionnaires.ts';

/** One questionnaire that is open and one that is past, each with answers. */
export const DEMO_QUESTIONNAIRES: Readonly<Record<DemoTenant, readonly DemoQuestionnaire[]>> = {
  demo: CHINESE_QUESTIONNAIRES,
  harbour: HARBOUR_QUESTIONNAIRES,
};
