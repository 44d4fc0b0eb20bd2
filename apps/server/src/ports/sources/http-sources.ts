import { createEndpointRules } from '../../platform/outside/configured-endpoint.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import { createMappingThread, type MappingThread } from './mapping/mapping-thread.ts';
import { NO_PAPERS, type PapersAnswer } from './papers/papers.ts';
import { SourceFaultError } from './source-fault-error.ts';
import type { SourceAnswer, Sources } from './sources-port.ts';

const REQUEST = { timeoutMs: 6000, maxBytes: 1024 * 1024 };

/** Sources over HTTP. Redirects are not followed; answers are read up to a size and mapped in a thread of their own. */
export function createHttpSources(
  deps: { readonly sendOutside: SendOutside; readonly internalHosts: readonly string[] },
  limits: Partial<typeof REQUEST> & { readonly mapping?: MappingThread } = {},
): Sources {
  const rules = createEndpointRules(deps.internalHosts);
  const { mapping = createMappingThread(), ...request } = { ...REQUEST, ...limits };
  return {
    isAllowed: (address) => rules.isAllowed({ address }),
    async checkMapping(text) {
      return (JSON.parse(await mapping.run({ what: 'check', mapping: text })) as string | null) ?? undefined;
    },
    async send(tenantId, { url, method, headers, body, maxBytes = request.maxBytes }) {
      const answer = await deps.sendOutside({
        url,
        method,
        headers,
        body,
        timeoutMs: request.timeoutMs,
        maxBytes,
        repeatableFor: method === 'GET' ? tenantId : undefined,
      });
      return {
        status: answer.status,
        contentType: answer.headers['content-type'] ?? '',
        body: answer.body,
      };
    },
    async read({ kind, mapping: expression }, answer, values) {
      if (!hasData(answer)) return null;
      const { contentType, body } = answer;
      const json = await mapping.run({
        what: 'map',
        kind,
        mapping: expression,
        body: new Uint8Array(body),
        contentType,
        book: values,
      });
      return JSON.parse(json) as unknown;
    },
    async readPapers(kind, question, answer) {
      if (!hasData(answer)) return NO_PAPERS;
      const { contentType, body } = answer;
      const json = await mapping.run({
        what: 'papers',
        kind,
        question,
        body: new Uint8Array(body),
        contentType,
      });
      return JSON.parse(json) as PapersAnswer;
    },
    close: () => mapping.close(),
  };
}

/** Whether an answer has data; false where the source says that it has nothing. @throws SourceFaultError (STATUS, HTML) */
function hasData({ status, contentType }: SourceAnswer): boolean {
  if (status === 404 || status === 204) return false;
  if (status !== 200) throw new SourceFaultError('STATUS', `status ${status}`);
  if (contentType.trim().toLowerCase().startsWith('text/html'))
    throw new SourceFaultError('HTML', 'a page where data was expected');
  return true;
}
