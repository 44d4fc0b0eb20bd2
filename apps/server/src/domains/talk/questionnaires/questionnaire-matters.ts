import { isKeyHidden } from '@lectern/rules/personal-menu/hidden-keys';
import { dateIn } from '../../../platform/clock.ts';
import { matter, type NeedsAction } from '../../../platform/needs-action.ts';
import { wordsFor } from './present-questionnaire.ts';
import { readingOf } from './reading-of.ts';
import { findUnanswered } from './store/questionnaire-store.ts';

/** The key of questionnaires in the reader's menu (document 1, section 2). */
const KEY = 10;

/** Questionnaires that are open and that the reader has not answered; of those that were answered only that they were. */
export const questionnaireMatters: NeedsAction = {
  async tell({ db, clock }, tenant, patronId, language) {
    const { id: tenantId, settings } = tenant;
    if (isKeyHidden(KEY, settings.public)) return [];
    const now = clock.now();
    const open = await findUnanswered(db, tenantId, { patronId, now: now.toISOString() });
    const [first] = open;
    if (!first) return [];
    // It is open until before this instant.
    const day = dateIn(settings.policy.timeZone, new Date(Date.parse(first.due_date) - 1));
    const title = open.length === 1 ? wordsFor(first, readingOf(tenant, language)).name : '';
    return [matter({ kind: 'questionnaire', count: open.length, day, title })];
  },
};
