/** A message that is to be written: its type, and its segments without UNH and UNT; an element is the list of its components. */
export interface NewMessage {
  readonly type: readonly string[];
  readonly segments: readonly (readonly [tag: string, ...elements: (readonly string[])[]])[];
}

export interface NewInterchange {
  /** Number and list. */
  readonly sender: readonly [string, string];
  readonly recipient: readonly [string, string];
  readonly reference: string;
  readonly application: string;
  readonly at: Date;
  readonly messages: readonly NewMessage[];
}

/**
 * The bytes of a file of EDIFACT, one segment in a line. Where all characters are in ISO 8859-1 it is UNOC, which every system reads; else UNOW,
 * which is UTF-8.
 */
export function writeInterchange(interchange: NewInterchange): Uint8Array {
  const { sender, recipient, reference, application, at, messages } = interchange;
  const body = messages.flatMap(({ type, segments }, index) => {
    const number = String(index + 1);
    return [
      segmentText('UNH', [[number], type]),
      ...segments.map(([tag, ...elements]) => segmentText(tag, elements)),
      segmentText('UNT', [[String(segments.length + 2)], [number]]),
    ];
  });
  const isLatin = body.every((line) => /^[ -~\u00a0-\u00ff]*$/.test(line));
  const stamp = at.toISOString();
  const start = segmentText('UNB', [
    isLatin ? ['UNOC', '3'] : ['UNOW', '4'],
    sender,
    recipient,
    [stamp.slice(isLatin ? 2 : 0, 10).replaceAll('-', ''), stamp.slice(11, 16).replace(':', '')],
    [reference],
    [''],
    [application],
  ]);
  const end = segmentText('UNZ', [[String(messages.length)], [reference]]);
  const text = ["UNA:+.? '", start, ...body, end].join('\r\n');
  return Buffer.from(`${text}\r\n`, isLatin ? 'latin1' : 'utf8');
}

function segmentText(tag: string, elements: readonly (readonly string[])[]): string {
  const written = elements.map((components) => withoutEmptyEnd(components.map(released)).join(':'));
  return `${[tag, ...withoutEmptyEnd(written)].join('+')}'`;
}

function withoutEmptyEnd(values: readonly string[]): string[] {
  const last = values.findLastIndex((value) => value !== '');
  return values.slice(0, last + 1);
}

/** A value with a release before each sign that has a meaning, and without line ends. */
function released(value: string): string {
  return value.replace(/[\r\n\t]+/g, ' ').replace(/[?':+]/g, '?$&');
}
