import { listTopicClasses } from '@lectern/contracts/shelf/topics/list-topic-classes';
import { compareTexts } from '@lectern/rules/compare-texts';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../open-topics.ts';
import { countByClass } from '../store/topic-store.ts';

export const listTopicClassesCall = implement(listTopicClasses)(async ({ context, deps }) => {
  const classes = await countByClass(deps.db, openToday(deps, context.tenant));
  return classes.toSorted((one, other) => compareTexts(one.className, other.className));
});
