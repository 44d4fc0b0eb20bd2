import { SaxesParser } from 'saxes';

/**
 * A parser of XML in pieces for a reader that goes on after faults. A fault is told as words, because making an error takes longer than
 * reading a hundred characters, and a text of forbidden characters is a fault at each of them.
 */
export class TolerantXmlParser extends SaxesParser<{ fragment: true }> {
  private readonly noteFault: (message: string) => void;

  constructor(noteFault: (message: string) => void) {
    super({ fragment: true });
    this.noteFault = noteFault;
  }

  override fail(message: string): this {
    this.noteFault(message);
    return this;
  }

  /** Line and column of what is read, as messages name them. */
  get place(): string {
    return `${this.line}:${this.column}`;
  }
}
