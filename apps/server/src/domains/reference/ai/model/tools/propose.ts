import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import type { Intent } from '@lectern/contracts/reference/ai/intents';
import * as z from 'zod';
import { type ModelTurn, modelTool } from './model-tools.ts';
import { refInput } from './works.ts';

const MOST = 5;
/** A renewal is proposed only to readers who ask about their loans: a record cannot bring it up. */
const OF_LOANS: ReadonlySet<Intent> = new Set(['due', 'renew', 'account']);

/** Shows the reader a button. Nothing is done before the reader presses it. */
export const proposeTool = modelTool({
  name: 'propose',
  description:
    'Shows the reader a button below the answer: request a work, read it online, renew a loan, open a page of the portal, or ask a librarian. Nothing is done before the reader presses it.',
  // One object for all actions: models know no choice between objects at the top.
  input: z.strictObject({
    action: z.enum(['request', 'readOnline', 'renew', 'open', 'askLibrarian']),
    ref: refInput.optional().describe('of request and readOnline'),
    loan: z
      .string()
      .regex(/^L\d{1,3}$/)
      .optional()
      .describe('of renew: the name of a loan in my_account'),
    page: z.enum(['loans', 'requests', 'fines', 'account', 'hours', 'rules']).optional().describe('of open'),
  }),
  async run(input, turn) {
    const { seen } = turn;
    const proposal = await proposalOf(input, turn);
    if (!proposal || seen.proposals.length >= MOST) return { error: 'this cannot be proposed' };
    const isKnown = seen.proposals.some((one) => JSON.stringify(one) === JSON.stringify(proposal));
    if (!isKnown) seen.proposals.push(proposal);
    return { proposed: true };
  },
});

interface ProposedAction {
  readonly action: 'request' | 'readOnline' | 'renew' | 'open' | 'askLibrarian';
  readonly ref?: string | undefined;
  readonly loan?: string | undefined;
  readonly page?: Extract<Proposal, { kind: 'open' }>['page'] | undefined;
}

/** The button with everything that it says read from the library; undefined where it could not be pressed. */
async function proposalOf(proposed: ProposedAction, turn: ModelTurn): Promise<Proposal | undefined> {
  const { asked, question, tools, evidence, seen } = turn;
  if (proposed.action === 'askLibrarian') return { kind: 'askLibrarian', question: asked.text };
  if (proposed.action === 'open') return proposed.page && { kind: 'open', page: proposed.page };
  if (proposed.action === 'renew') {
    const loan = seen.loans.get(proposed.loan ?? '');
    return loan && OF_LOANS.has(question.intent) ? { kind: 'renew', ...loan } : undefined;
  }
  const recordId = evidence.recordOf(proposed.ref ?? '');
  const record = recordId === undefined ? undefined : await tools.getRecord(recordId);
  if (recordId === undefined || !record || isRefusal(record)) return undefined;
  const { title, links } = record;
  if (proposed.action === 'readOnline') {
    const link = links.find(({ kind }) => kind === 'fulltext');
    return link && { kind: 'readOnline', recordId, title, url: link.url };
  }
  const told = await tools.availability([recordId]);
  const copies = isRefusal(told) ? 0 : (told.records[0]?.itemCount ?? 0);
  return copies > 0 ? { kind: 'request', recordId, title } : undefined;
}
