import type { MarcWarning, RejectReason } from '../marc-read-result.ts';
import type { MarcRecord } from '../marc-record.ts';
import { localName } from '../xml/read-xml.ts';
import { TolerantXmlParser } from '../xml/tolerant-xml-parser.ts';
import { isRecordPart, RecordBuilder } from './record-builder.ts';

/** Records longer than this (in characters) are rejected, as is any other stretch without a tag. */
export const MAX_XML_RECORD = 20 * 1024 * 1024;

/** Characters of a too large stretch that are kept, for the person who repairs the file. */
const SHOWN_OF_TOO_LARGE = 64 * 1024;

/** A start tag may be cut at the end of a chunk. Its beginning is within this many characters of the end. */
const CUT_TAG = 256;

/** A record element, or a broken one with the reason. `start` is its offset in the document in characters. */
export type ScannedRecord =
  | {
      readonly start: number;
      readonly text: string;
      readonly record: MarcRecord;
      readonly warnings: MarcWarning[];
    }
  | { readonly start: number; readonly text: string; readonly reason: RejectReason; readonly detail: string };

const TOO_LARGE = { reason: 'too-large', detail: `no end within ${MAX_XML_RECORD} characters` } as const;

/** MARCXML is four elements deep, with a few more elements around it. */
const MAX_DEPTH = 256;

const TOO_DEEP = { reason: 'malformed-xml', detail: `elements nested more than ${MAX_DEPTH} deep` } as const;

interface Element {
  readonly local: string;
  readonly start: number;
}

interface OpenRecord {
  readonly element: Element;
  readonly depth: number;
  readonly builder: RecordBuilder;
}

/** The search for the next record after a broken one. */
interface Seeking {
  readonly start: number;
  /** Start tag of the record element. */
  readonly pattern: RegExp;
  /** Offset at which the search continues. */
  readonly from: number;
  /** Why the broken record is rejected, to report when its end is known; undefined if already reported. */
  readonly verdict: { readonly reason: RejectReason; readonly detail: string } | undefined;
}

/** Stops the parser in the middle of a text after broken XML. */
class ParsingStopped extends Error {}

/**
 * Finds the records in XML text that is given in chunks. The parent of a leader, control field or data field is a
 * record, with any name, in any namespace and inside any elements. If the XML of a record is broken, that record is
 * rejected and reading continues at the next start tag with the same name. Only the five entities of XML are expanded.
 */
export class XmlRecordScanner {
  private parser = this.newParser();
  /** Offset in the document of the parser's first character. */
  private parserStart = 0;
  private kept = '';
  private keptStart = 0;
  private elements: Element[] = [];
  private current: OpenRecord | undefined;
  private lastTag = 0;
  private seeking: Seeking | undefined;
  private found: ScannedRecord[] = [];
  /** Characters behind broken records that may still be read a second time. */
  private readableAgain = 0;

  /** Local name of the outermost element, once seen. */
  root: string | undefined;
  /** Whether there was a record of SRU or OAI-PMH, in MARC or in another format. */
  sawWrapper = false;

  push(text: string): ScannedRecord[] {
    this.kept += text;
    this.readableAgain += text.length;
    this.scan(text);
    this.guardSize();
    this.dropSeen();
    return this.takeFound();
  }

  finish(): ScannedRecord[] {
    if (this.seeking) {
      const { start, verdict } = this.seeking;
      if (verdict) this.refuse(start, this.end, verdict.reason, verdict.detail);
    } else if (this.current) {
      this.refuse(this.current.element.start, this.end, 'truncated', 'the document ends inside the record');
    }
    return this.takeFound();
  }

  /** Lowest offset at which a later record can begin. */
  get keptFrom(): number {
    return this.keptStart;
  }

  private get end(): number {
    return this.keptStart + this.kept.length;
  }

  private scan(text: string): void {
    if (!this.seeking) this.parse(text);
    while (this.seeking) {
      const { start, pattern, from, verdict } = this.seeking;
      const next = this.kept.slice(from - this.keptStart).search(pattern);
      if (next < 0) {
        this.seeking = { ...this.seeking, from: Math.max(from, this.end - CUT_TAG) };
        return;
      }
      if (verdict) this.refuse(start, from + next, verdict.reason, verdict.detail);
      this.restart(from + next);
      this.parse(this.kept.slice(from + next - this.keptStart));
    }
  }

  private parse(text: string): void {
    try {
      this.parser.write(text);
    } catch (error) {
      if (!(error instanceof ParsingStopped)) throw error;
    }
  }

  private newParser(): TolerantXmlParser {
    const parser = new TolerantXmlParser((message) => this.noteError(message));
    parser.on('opentag', (tag) => this.openTag(tag.name, tag.attributes as Record<string, string>));
    parser.on('closetag', (tag) => this.closeTag(tag.name));
    parser.on('text', (text) => this.current?.builder.addText(text));
    parser.on('cdata', (text) => this.current?.builder.addText(text));
    return parser;
  }

  private restart(at: number): void {
    this.seeking = undefined;
    this.current = undefined;
    this.elements = [];
    this.parser = this.newParser();
    this.parserStart = at;
    this.lastTag = at;
  }

  private get position(): number {
    return this.parserStart + this.parser.position;
  }

  private openTag(name: string, attributes: Record<string, string>): void {
    const local = localName(name);
    const start = this.keptStart + this.kept.lastIndexOf('<', this.position - 1 - this.keptStart);
    this.root ??= local;
    if (local === 'recordData' || local === 'metadata') this.sawWrapper = true;
    const parent = this.elements.at(-1);
    if (this.elements.length >= MAX_DEPTH) {
      this.seek(this.current?.element ?? { local: 'record', start }, TOO_DEEP);
      throw new ParsingStopped();
    }
    this.elements.push({ local, start });
    this.lastTag = start;
    const begins = this.current ? local === 'leader' && this.current.element !== parent : isRecordPart(local);
    if (begins && parent) this.beginRecord(parent);
    this.current?.builder.open(local, attributes);
  }

  private beginRecord(element: Element): void {
    if (this.current) {
      const detail = 'another record begins before this one is closed';
      this.refuse(this.current.element.start, element.start, 'malformed-xml', detail);
    }
    this.current = { element, depth: this.elements.length - 1, builder: new RecordBuilder() };
  }

  private closeTag(name: string): void {
    this.elements.pop();
    this.lastTag = this.position;
    const { current } = this;
    if (!current) return;
    if (this.elements.length >= current.depth) {
      current.builder.close(localName(name));
      return;
    }
    this.current = undefined;
    const { start } = current.element;
    if (this.position - start > MAX_XML_RECORD) {
      this.refuse(start, start + SHOWN_OF_TOO_LARGE, TOO_LARGE.reason, TOO_LARGE.detail);
      return;
    }
    const built = current.builder.build();
    if (!built) this.refuse(start, this.position, 'no-leader', 'the record has no leader');
    else if (built.record.fields.length === 0)
      this.refuse(start, this.position, 'no-fields', 'the record has no fields');
    else this.found.push({ start, text: this.textOf(start, this.position), ...built });
  }

  /**
   * An error inside text gives a warning; an error in the nesting of elements rejects the record. Errors outside of
   * records are ignored.
   */
  private noteError(message: string): void {
    if (!this.current) return;
    const { builder, element } = this.current;
    if (message.endsWith('disallowed character.')) builder.warn('bad-xml-character');
    else if (/(undefined entity|character entity|entity name)\.$/.test(message))
      builder.warn('undefined-entity');
    else if (!/is disallowed in char data|duplicate attribute/.test(message)) {
      this.seek(element, { reason: 'malformed-xml', detail: `${this.parser.place}: ${message}` });
      throw new ParsingStopped();
    }
  }

  /**
   * A broken record is read again behind its start, because it may have swallowed the start of the next one. All that is read again is no
   * longer than the document up to here, so records in one another cannot make it a multiple.
   */
  private seek(element: Element, verdict: Seeking['verdict']): void {
    const pattern = new RegExp(`<(?:[\\w.-]+:)?${element.local.replace(/[^\w-]/g, '.')}[\\s>]`);
    const again = this.position - element.start;
    const from = again <= this.readableAgain ? element.start + 1 : this.position;
    this.readableAgain -= Math.min(again, this.readableAgain);
    this.seeking = { start: element.start, pattern, from, verdict };
    this.current = undefined;
  }

  private guardSize(): void {
    const from = this.neededFrom;
    if (this.end - from <= MAX_XML_RECORD) return;
    if (!this.seeking) this.seek(this.current?.element ?? { local: 'record', start: from }, TOO_LARGE);
    const { pattern, verdict } = this.seeking!;
    if (verdict) this.refuse(from, from + SHOWN_OF_TOO_LARGE, TOO_LARGE.reason, TOO_LARGE.detail);
    const start = this.end - CUT_TAG;
    this.seeking = { start, pattern, from: start, verdict: undefined };
  }

  /** Lowest offset of the text that is still needed: by an open record, a possible start of one, or a search. */
  private get neededFrom(): number {
    if (this.seeking) return this.seeking.start;
    if (this.current) return this.current.element.start;
    const innermost = this.elements.at(-1);
    return innermost?.local === 'record' ? innermost.start : this.lastTag;
  }

  private dropSeen(): void {
    const from = this.neededFrom;
    if (from <= this.keptStart) return;
    this.kept = this.kept.slice(from - this.keptStart);
    this.keptStart = from;
  }

  private refuse(start: number, end: number, reason: RejectReason, detail: string): void {
    this.found.push({ start, text: this.textOf(start, end), reason, detail });
  }

  private textOf(start: number, end: number): string {
    return this.kept.slice(Math.max(start - this.keptStart, 0), end - this.keptStart);
  }

  private takeFound(): ScannedRecord[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}
