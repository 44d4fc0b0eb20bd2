import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { implement } from '../../../../platform/http/implement.ts';
import { decideOnText } from '../decide-on-text.ts';

export const decideTextCall = implement(decideText)(async ({ input, context, deps }) => {
  const state = await decideOnText(deps, context.tenant.id, { ...input, staffId: context.staff.id });
  return isRefusal(state) ? state : { state };
});
