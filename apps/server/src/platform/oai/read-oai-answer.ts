import { setImmediate } from 'node:timers/promises';
import { judgeXmlEncoding } from '@lectern/marc/marcxml/xml-encoding';
import { readXmlInPortions, XmlFault, type XmlLimits } from '@lectern/marc/xml/read-xml';
import { childrenOf, lineIn, linesIn, MOST_NODE_TEXT, type XmlNode } from './xml-node.ts';

/** A record as it came. */
export interface HarvestedRecord {
  /** Empty where there is none. */
  readonly identifier: string;
  readonly isDeleted: boolean;
  /** The root of its metadata; undefined without any. */
  readonly metadata: XmlNode | undefined;
}

/** An answer of a repository. */
export interface OaiAnswer<Taken> {
  readonly responseDate: string;
  /** Errors of the protocol; an answer that has some has nothing else. */
  readonly errors: readonly { readonly code: string; readonly message: string }[];
  readonly records: readonly Taken[];
  /** Empty where the list ends. */
  readonly token: string;
  /** How many the list has, as the repository says; 0 if it does not. */
  readonly total: number;
  readonly repositoryName: string;
  readonly granularity: string;
  /** How deletions are told: `no`, `transient` or `persistent`; empty where it is not said. */
  readonly deletedRecord: string;
  readonly prefixes: readonly string[];
  readonly sets: readonly { readonly spec: string; readonly name: string }[];
}

/** Thrown for a body that is no answer of the protocol: no such document, or one that ends in its middle. */
export class UnreadAnswer extends Error {
  override readonly name = 'UnreadAnswer';
  readonly fault: 'NOT_OAI' | 'XML';

  constructor(fault: 'NOT_OAI' | 'XML', message: string) {
    super(message);
    this.fault = fault;
  }
}

const LIMITS: XmlLimits = {
  maxLength: 32 * 1024 * 1024,
  maxDepth: 80,
  maxElements: 2_000_000,
  hasNamespaces: true,
  mayHaveDoctype: true,
};
/** Tokens are parts of addresses. */
const MOST_TOKEN = 4000;
const MOST_SETS = 1000;

/**
 * Reads an answer. Each record is given to `take` when it ends, so that only what is made of it is kept. Many repositories have control
 * characters in their texts, which XML forbids: they are read as spaces.
 *
 * @throws UnreadAnswer
 */
export async function readOaiAnswer<Taken>(
  body: Uint8Array,
  take: (record: HarvestedRecord) => Taken,
): Promise<OaiAnswer<Taken>> {
  const answer = {
    responseDate: '',
    errors: [] as { code: string; message: string }[],
    records: [] as Taken[],
    token: '',
    total: 0,
    repositoryName: '',
    granularity: '',
    deletedRecord: '',
    prefixes: [] as string[],
    sets: [] as { spec: string; name: string }[],
  };
  const open: XmlNode[] = [];

  /** What stands directly in the root, or in the element of the verb. */
  function takePart(node: XmlNode): void {
    switch (node.name) {
      case 'responseDate':
        answer.responseDate = lineIn(node);
        return;
      case 'error':
        answer.errors.push({
          code: (node.attributes.code ?? '').slice(0, 60),
          message: lineIn(node).slice(0, 300),
        });
        return;
      case 'record':
        answer.records.push(take(recordOf(node)));
        return;
      case 'resumptionToken': {
        // White space belongs to no token, and some repositories break lines.
        answer.token = lineIn(node).slice(0, MOST_TOKEN);
        const size = node.attributes.completeListSize ?? '';
        if (/^\d{1,9}$/.test(size)) answer.total = Number(size);
        return;
      }
      case 'repositoryName':
      case 'granularity':
      case 'deletedRecord':
        answer[node.name] = lineIn(node).slice(0, 200);
        return;
      case 'metadataFormat':
        answer.prefixes.push(...linesIn(node, 'metadataPrefix').map((prefix) => prefix.slice(0, 100)));
        return;
      case 'set': {
        const [[spec = ''], [name = '']] = [linesIn(node, 'setSpec'), linesIn(node, 'setName')];
        if (spec !== '' && answer.sets.length < MOST_SETS)
          answer.sets.push({ spec: spec.slice(0, 300), name: name.slice(0, 200) });
      }
    }
  }

  try {
    await readXmlInPortions(
      readable(body),
      LIMITS,
      {
        open({ local, uri, attributes }) {
          if (open.length === 0 && local !== 'OAI-PMH') throw new UnreadAnswer('NOT_OAI', local.slice(0, 60));
          const node: XmlNode = { name: local, uri, attributes, text: '', children: [] };
          // Of the root and the verb nothing is kept but what is taken.
          if (open.length > 2) open.at(-1)?.children.push(node);
          open.push(node);
        },
        text(part) {
          const node = open.at(-1);
          if (node && open.length > 1 && node.text.length < MOST_NODE_TEXT) node.text += part;
        },
        close() {
          const node = open.pop();
          if (node && (open.length === 1 || open.length === 2)) takePart(node);
        },
      },
      () => setImmediate(),
    );
  } catch (error) {
    if (error instanceof XmlFault) throw new UnreadAnswer('XML', error.message.slice(0, 200));
    throw error;
  }
  return answer;
}

function recordOf(node: XmlNode): HarvestedRecord {
  const [header] = childrenOf(node, 'header');
  return {
    identifier: linesIn(header, 'identifier')[0] ?? '',
    isDeleted: header?.attributes.status === 'deleted',
    metadata: childrenOf(node, 'metadata')[0]?.children[0],
  };
}

/** What XML 1.0 forbids: control signs below the space but tab and line ends, and two that are no characters. The expression takes linear time. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu;
/** The same, written as a number. */
const FORBIDDEN_REFERENCE = /&#(?:x0{0,4}(?:[0-8bcef]|1[0-9a-f])|0{0,4}(?:[0-8]|1[124-9]|2\d|3[01]));/gi;

function readable(body: Uint8Array): string {
  const text = new TextDecoder(judgeXmlEncoding(Buffer.from(body))).decode(body);
  // White space before the declaration is a frequent slip.
  return text.trimStart().replace(FORBIDDEN, ' ').replace(FORBIDDEN_REFERENCE, ' ');
}
