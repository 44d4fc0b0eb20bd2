import { type DataField, isControlField, type MarcRecord } from '../marc-record.ts';
import { withoutPlaceholders } from './placeholder.ts';

const NONE: readonly DataField[] = [];

/** The fields of a record by tag. Built once per record, so that the mapping looks at each field once. */
export class FieldIndex {
  readonly leader: string;
  readonly #controls = new Map<string, string>();
  readonly #byTag = new Map<string, DataField[]>();
  readonly #byBlock = new Map<string, DataField[]>();
  readonly #pairs = new Map<DataField, DataField>();

  constructor(record: MarcRecord) {
    this.leader = record.leader;
    for (const field of record.fields) {
      if (isControlField(field)) {
        const known = this.#controls.get(field.tag);
        if (known === undefined || isFuller(field.value, known)) this.#controls.set(field.tag, field.value);
      } else this.add(withoutPlaceholders(field));
    }
  }

  add(field: DataField): void {
    const { tag } = field;
    const sameTag = this.#byTag.get(tag);
    if (sameTag === undefined) this.#byTag.set(tag, [field]);
    else sameTag.push(field);
    const digit = tag.charAt(0);
    const block = this.#byBlock.get(digit);
    if (block === undefined) this.#byBlock.set(digit, [field]);
    else block.push(field);
  }

  /** The value of a control field, untrimmed, because positions count. Of several, the first that is not mostly blank. */
  control(tag: string): string | undefined {
    return this.#controls.get(tag);
  }

  fields(tag: string): readonly DataField[] {
    return this.#byTag.get(tag) ?? NONE;
  }

  first(tag: string): DataField | undefined {
    return this.#byTag.get(tag)?.[0];
  }

  has(tag: string): boolean {
    return this.#byTag.has(tag);
  }

  /** All data fields whose tag begins with this digit, in record order ("5": the notes of MARC 21). */
  block(digit: string): readonly DataField[] {
    return this.#byBlock.get(digit) ?? NONE;
  }

  /** Removes fields from all lists; they can still be reached by `pair`. */
  remove(fields: ReadonlySet<DataField>): void {
    const keep = (field: DataField) => !fields.has(field);
    const tags = new Set(Array.from(fields, ({ tag }) => tag));
    for (const tag of tags) this.#byTag.set(tag, this.fields(tag).filter(keep));
    const digits = new Set(Array.from(tags, (tag) => tag.charAt(0)));
    for (const digit of digits) this.#byBlock.set(digit, this.block(digit).filter(keep));
  }

  /** Records that `other` is the same field as `field` in another script. */
  setPair(field: DataField, other: DataField): void {
    this.#pairs.set(field, other);
  }

  pair(field: DataField): DataField | undefined {
    return this.#pairs.get(field);
  }
}

/** Whether `value` has more than twice as many characters as `known`. Some systems write an empty 008 and a real one. */
function isFuller(value: string, known: string): boolean {
  return value.replaceAll(' ', '').length > 2 * known.replaceAll(' ', '').length;
}
