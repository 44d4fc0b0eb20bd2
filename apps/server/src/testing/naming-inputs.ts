import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { accepts, fieldsOf, requiredInput } from './contract-inputs.ts';

/** What must be there, and one field that names something, for each field that may: as text, else as a list. */
export function inputsThatName(contract: AnyEndpoint, value: string): Record<string, unknown>[] {
  const required = requiredInput(contract);
  return fieldsOf(contract).flatMap((field) => {
    const given = [value, [value]].find((form) => accepts(contract, field, form));
    return given === undefined ? [] : [{ ...required, [field]: given }];
  });
}

/** Input as the query of an address; a list is a name several times. */
export function inputQuery(input: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(input).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}

/** An answer without what differs from call to call, and without the word that was sent. */
export function comparableAnswer(answer: string, sent: string): string {
  // What is said of the words one by one names them one by one.
  const unsaid = [sent, ...sent.split(' ')].reduce(
    (said, word) => said.replaceAll(word, '*').replaceAll(word.toUpperCase(), '*'),
    answer,
  );
  return (
    unsaid
      .replaceAll(sent.toLowerCase(), '*')
      // A question on trial: what was looked up for its words has parts of them.
      .replace(/"tools":\[.*?\],"requests"/, (tools) =>
        (sent.match(/[\p{L}\p{N}]{4,}/gu) ?? []).reduce((said, part) => said.replaceAll(part, '*'), tools),
      )
      .replace(/"requestId":"[^"]*"/, '')
      .replace(/"elapsedMs":[\d.]+/, '')
      // A question on trial: the id of its answer, and how long it took.
      .replace(/"answerId":"[^"]*"/, '')
      .replace(/"(?:first|whole)Ms":\d+/g, '')
      // A file that was taken in just now has an id of its own, and its instant.
      .replace(/"importId":"[^"]*"(,"state":"waiting",.*?)"startedAt":"[^"]*"/, '$1')
      // Messages of the background come between two calls.
      .replace(/"unread":\d+/, '')
      .replace(/"asOf":"[^"]*"/, '')
      .replace(/"searchCode":"[^"]*"/, '')
      .replace(/"codeKey":"[^"]*","img":"[^"]*","question":"[^"]*"/, '')
  );
}
