import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { answer } from '@lectern/contracts/reference/ai/answer';

/** How an answer went, in milliseconds from the question. */
export interface AnswerTimes {
  readonly firstWords: number;
  readonly whole: number;
  readonly isDone: boolean;
}

/** Asks over HTTP and reads the answer to its end. First words: the first line of text has come. */
export async function timeAnswer(origin: string, token: string, content: string): Promise<AnswerTimes> {
  const begun = performance.now();
  const response = await post(origin, answer.path, token, { content, alone: true });
  if (!response.ok || !response.body) throw new Error(`the answer has status ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let firstWords = Number.NaN;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    if (Number.isNaN(firstWords) && text.includes('{"dataType":0')) firstWords = performance.now() - begun;
  }
  return { firstWords, whole: performance.now() - begun, isDone: text.includes('"state":"done"') };
}

/** Milliseconds of a search with the six facets of the page. */
export async function timeSearch(origin: string, token: string, keyWord: string): Promise<number> {
  const begun = performance.now();
  const response = await post(origin, searchBibs.path, token, { keyWord, rows: 10, page: 1 });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the search has status ${response.status}`);
  return performance.now() - begun;
}

function post(origin: string, path: string, token: string, body: object): Promise<Response> {
  const headers = {
    [HEADERS.session]: token,
    [HEADERS.mappingPath]: 'bench',
    'content-type': 'application/json',
  };
  return fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
