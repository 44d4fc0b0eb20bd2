import type { PostingListener } from '../ledger/posting-listener.ts';
import { addBehaviour } from './behaviour-store.ts';
import { reopenBehaviours, settleBehaviours } from './settle-behaviours.ts';

/** Adds a behaviour for a charge that has none, and ends and opens behaviours as their charges are paid. */
export const keepBehaviours: PostingListener = {
  async charged(tx, context, { kind, note, ...charge }) {
    await addBehaviour(tx, context, { ...charge, kind, note: kind === 'overdue' ? '' : note });
  },
  covered: settleBehaviours,
  uncovered: reopenBehaviours,
};
