import type { MarcWarning } from '../marc-read-result.ts';
import type { MarcField, MarcRecord, Subfield } from '../marc-record.ts';
import { cutText, RECORD_LIMITS } from '../record-limits.ts';

type Attributes = Readonly<Record<string, string>>;

interface OpenField {
  readonly tag: string;
  readonly ind1: string;
  readonly ind2: string;
  readonly subfields: Subfield[];
  /** UTF-16 units that its values may still have. */
  room: number;
}

const LEADER_LENGTH = 24;
const ALLOWED_CONTROLS = /[\t\n\r]/;
/** Characters that XML 1.0 does not allow. C1 controls are allowed: some of them mark words that are not sorted. */
const FORBIDDEN = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/gu;

/** Whether an element with this local name is a child of a record. */
export function isRecordPart(local: string): boolean {
  return local === 'leader' || local === 'controlfield' || local === 'datafield';
}

/**
 * Builds a record from its elements (MARCXML and similar formats, ISO 25577 MarcXchange): leader, controlfield,
 * datafield, subfield. Other elements are ignored; their text is added to the element that contains them.
 */
export class RecordBuilder {
  private leader: string | undefined;
  private readonly fields: MarcField[] = [];
  private readonly warnings = new Set<MarcWarning>();
  private field: OpenField | undefined;
  private part: { readonly local: string; readonly name: string } | undefined;
  private text = '';

  get hasLeader(): boolean {
    return this.leader !== undefined;
  }

  warn(warning: MarcWarning): void {
    this.warnings.add(warning);
  }

  open(local: string, attributes: Attributes): void {
    switch (local) {
      case 'leader':
        this.begin(local, '');
        break;
      case 'controlfield':
        this.begin(local, attributes.tag ?? '');
        break;
      case 'datafield':
        this.field = {
          tag: attributes.tag ?? '',
          ind1: this.indicator(attributes.ind1 ?? attributes.i1),
          ind2: this.indicator(attributes.ind2 ?? attributes.i2),
          subfields: [],
          room: RECORD_LIMITS.fieldText,
        };
        break;
      case 'subfield':
        this.begin(local, attributes.code ?? '');
        break;
    }
  }

  addText(text: string): void {
    if (this.part) this.text += text;
  }

  close(local: string): void {
    if (local === 'datafield') this.closeField();
    else if (local === this.part?.local) this.closePart();
  }

  /** The record, after its element is closed; undefined if it had no leader. */
  build(): { record: MarcRecord; warnings: MarcWarning[] } | undefined {
    if (this.leader === undefined) return undefined;
    return { record: { leader: this.leader, fields: this.fields }, warnings: [...this.warnings] };
  }

  private begin(local: string, name: string): void {
    this.part = { local, name };
    this.text = '';
  }

  private closePart(): void {
    const { local, name } = this.part!;
    this.part = undefined;
    const value = this.cleaned(this.text);
    if (local === 'leader') {
      this.leader = this.wholeLeader(value);
    } else if (local === 'controlfield') {
      if (name === '') this.warn('field-without-tag');
      else this.addField({ tag: name, value: this.withinLimit(value, RECORD_LIMITS.fieldText) });
    } else if (name.length !== 1) {
      this.warn('subfield-without-code');
    } else if (this.field) {
      this.addSubfield(this.field, name, value);
    }
  }

  private addSubfield(field: OpenField, code: string, text: string): void {
    if (field.subfields.length === RECORD_LIMITS.subfields) {
      this.warn('too-many-subfields');
      return;
    }
    const value = this.withinLimit(text, field.room);
    field.room -= value.length;
    field.subfields.push({ code, value });
  }

  private addField(field: MarcField): void {
    if (this.fields.length === RECORD_LIMITS.fields) this.warn('too-many-fields');
    else this.fields.push(field);
  }

  private withinLimit(value: string, room: number): string {
    if (value.length <= room) return value;
    this.warn('field-too-long');
    return cutText(value, room);
  }

  private closeField(): void {
    if (!this.field) return;
    const { tag, ind1, ind2, subfields } = this.field;
    if (tag === '') this.warn('field-without-tag');
    else this.addField({ tag, ind1, ind2, subfields });
    this.field = undefined;
  }

  private indicator(value: string | undefined): string {
    if (value?.length === 1) return value;
    this.warn('bad-indicators');
    return value?.[0] ?? ' ';
  }

  /** The leader with 24 characters. Some programs trim the leader or indent the text inside it. */
  private wholeLeader(value: string): string {
    const leader = ALLOWED_CONTROLS.test(value) ? value.trim() : value;
    if (leader.length !== LEADER_LENGTH) this.warn('bad-leader');
    return leader.slice(0, LEADER_LENGTH).padEnd(LEADER_LENGTH);
  }

  private cleaned(text: string): string {
    if (text.includes('�')) this.warn('undecodable-text');
    return text.search(FORBIDDEN) < 0 ? text : text.replace(FORBIDDEN, '');
  }
}
