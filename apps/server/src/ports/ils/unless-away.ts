import { CallError } from '../../platform/http/call-error.ts';

/** What a library system answers; undefined while it is away, for what goes on without it. */
export async function unlessAway<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.code === 'ILS_UNAVAILABLE') return undefined;
    throw error;
  }
}
