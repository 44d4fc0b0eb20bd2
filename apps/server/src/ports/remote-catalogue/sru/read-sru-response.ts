import type { Bib } from '@lectern/marc/bib';
import { bibOfDublinCore } from '@lectern/marc/dublin-core/read-dublin-core';
import { type MapOptions, mapRecord } from '@lectern/marc/mapping/map-record';
import { judgeXmlEncoding } from '@lectern/marc/marcxml/xml-encoding';
import { NotMarcError } from '@lectern/marc/not-marc-error';
import { readMarc } from '@lectern/marc/read-marc';
import { readXml, XmlFault } from '@lectern/marc/xml/read-xml';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import { readDublinCoreRecords } from './read-dublin-core-records.ts';

export interface SruResponse {
  readonly total: number;
  readonly bibs: readonly Bib[];
}

/** An answer is as long as the adapter fetches. Records of MARCXML are four elements deep. */
const LIMITS = { maxLength: 16 * 1024 * 1024, maxDepth: 256, mayHaveDoctype: true };

interface Envelope {
  total: number | undefined;
  diagnostics: string[];
  /** Records that are escaped text (recordPacking string). */
  packed: string[];
}

/**
 * The total and the records of a searchRetrieveResponse, in any version and with any prefix.
 *
 * @throws OutsideError (unreadable) for other content, and for a diagnostic without records.
 */
export async function readSruResponse(body: Buffer, options: MapOptions = {}): Promise<SruResponse> {
  const text = new TextDecoder(judgeXmlEncoding(body)).decode(body);
  const envelope = readEnvelope(text);
  if (envelope.total === undefined)
    throw unreadable(envelope.diagnostics.length > 0 ? 'response with a diagnostic' : 'no number of records');
  if (envelope.total === 0) return { total: 0, bibs: [] };
  const described = [text, ...envelope.packed].flatMap(dublinCoreIn);
  if (described.length > 0) return { total: envelope.total, bibs: described };
  const source = envelope.packed.length > 0 ? Buffer.from(envelope.packed.join('\n')) : body;
  // Servers send a diagnostic after the last record and in place of a damaged one.
  const mayBeEmpty = envelope.diagnostics.length > 0;
  return { total: envelope.total, bibs: await readRecords(source, mayBeEmpty, options) };
}

/** The records in Dublin Core of an answer, or of a record in it that is escaped text. */
function dublinCoreIn(text: string): Bib[] {
  try {
    return readDublinCoreRecords(text, LIMITS).map(bibOfDublinCore);
  } catch (error) {
    if (error instanceof XmlFault) return [];
    throw error;
  }
}

function readEnvelope(text: string): Envelope {
  const envelope: Envelope = { total: undefined, diagnostics: [], packed: [] };
  const open: string[] = [];
  let words = '';
  try {
    readXml(text, LIMITS, {
      open({ local }) {
        open.push(local);
        words = '';
      },
      text(part) {
        words += part;
      },
      close() {
        const name = open.pop();
        const [root] = open;
        if (root === 'searchRetrieveResponse' && open.length === 1 && name === 'numberOfRecords') {
          if (/^\s*\d{1,12}\s*$/.test(words)) envelope.total = Number(words);
        } else if (name === 'diagnostic') envelope.diagnostics.push(words);
        else if (name === 'recordData' && words.trim().startsWith('<')) envelope.packed.push(words);
        words = '';
      },
    });
  } catch (error) {
    if (error instanceof XmlFault) throw unreadable('not well-formed XML');
    throw error;
  }
  return envelope;
}

async function readRecords(source: Buffer, mayBeEmpty: boolean, options: MapOptions): Promise<Bib[]> {
  const bibs: Bib[] = [];
  try {
    for await (const batch of readMarc(inOnePiece(source), { format: 'marcxml' })) {
      for (const result of batch) if (result.kind === 'record') bibs.push(mapRecord(result.record, options));
    }
  } catch (error) {
    if (!(error instanceof NotMarcError)) throw error;
    if (!mayBeEmpty) throw unreadable('no MARCXML records');
  }
  return bibs;
}

async function* inOnePiece(source: Buffer): AsyncIterable<Uint8Array> {
  yield source;
}

function unreadable(message: string): OutsideError {
  return new OutsideError('unreadable', message);
}
