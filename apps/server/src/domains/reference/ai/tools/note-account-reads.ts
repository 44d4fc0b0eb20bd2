import type { AssistantTools } from './tools.ts';

/** Tools that note whether the reader's own loans, requests, debts or limits were looked at. */
export function noteAccountReads(tools: AssistantTools): {
  readonly tools: AssistantTools;
  readonly hasRead: () => boolean;
} {
  let hasRead = false;
  function noted<Answer>(read: () => Answer): () => Answer {
    return () => {
      hasRead = true;
      return read();
    };
  }
  return {
    tools: {
      ...tools,
      loans: noted(tools.loans),
      requests: noted(tools.requests),
      owed: noted(tools.owed),
      limits: noted(tools.limits),
    },
    hasRead: () => hasRead,
  };
}
