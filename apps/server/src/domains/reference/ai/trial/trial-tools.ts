import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { decimalAmount } from '@lectern/rules/money';
import type { AssistantTools } from '../tools/tools.ts';

type LookUp = OutputOf<(typeof tryQuestion)['output']>['tools'][number];

/** The tools of a made-up reader: nothing on loan, nothing requested, nothing owed. */
export function withoutAccount(tools: AssistantTools, currency: string): AssistantTools {
  const none = { amount: 0, currency };
  return {
    ...tools,
    loans: async () => ({ total: 0, renewable: 0, loans: [] }),
    requests: async () => ({ total: 0, requests: [] }),
    owed: async () => ({
      ...{ owed: none, accruing: none, total: none, fines: [] },
      totalDecimal: decimalAmount(none),
    }),
    limits: async () => ({ canBorrow: true, canRenew: true, limits: [] }),
  };
}

/** Tools that note what they are asked, each look-up once, in `lookUps`. */
export function notedTools(tools: AssistantTools, lookUps: LookUp[]): AssistantTools {
  const seen = new Set<string>();
  const noted = Object.entries(tools).map(
    ([name, ask]: [string, (...input: never[]) => Promise<unknown>]) => [
      name,
      async (...input: never[]) => {
        const answer = await ask(...input);
        const asked = input.length > 1 ? JSON.stringify(input) : JSON.stringify(input[0]);
        if (!seen.has(`${name} ${asked}`))
          lookUps.push({ name, input: asked ?? '', isRefused: isRefusal(answer) });
        seen.add(`${name} ${asked}`);
        return answer;
      },
    ],
  );
  return Object.fromEntries(noted) as AssistantTools;
}
