import type { AnswerLine } from '@lectern/contracts/reference/ai/answer-lines';

/** An answer that says nothing for so long is broken off (specification 1, section 9: the time limit counts silence). */
export const MAX_SILENCE_MS = 30_000;

/** Thrown where an answer stays silent for too long. */
export class AnswerSilent extends Error {
  override readonly name = 'AnswerSilent';
}

/**
 * The lines of an answer as they arrive. Lines of a kind that this page does not know are given on; it is the server's schema that has
 * checked them. @throws AnswerSilent, or what the stream throws
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  maxSilenceMs = MAX_SILENCE_MS,
): AsyncGenerator<AnswerLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read(), maxSilenceMs);
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as AnswerLine;
      if (done) return;
    }
  } finally {
    // The server stops as soon as nobody reads.
    await reader.cancel().catch(() => undefined);
  }
}

async function withinSilence<T>(next: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AnswerSilent()), milliseconds);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
