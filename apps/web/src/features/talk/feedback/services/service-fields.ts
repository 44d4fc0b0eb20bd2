import {
  DEGREES,
  REPLY_WAYS,
  SERVICE_LINE_LENGTH,
  SERVICE_TEXT_LENGTH,
  type Service,
} from '@lectern/contracts/talk/feedback/service-request';

/** A field of a form. Its label is `services.fields.{label}`, or that of its name. */
interface ServiceField {
  readonly name: FieldName;
  readonly kind: 'line' | 'lines' | 'date' | 'replyBy' | 'degree';
  readonly label?: 'thesisTitle';
  readonly most?: number;
}

export type FieldName =
  | 'subject'
  | 'question'
  | 'replyBy'
  | 'contact'
  | 'title'
  | 'authors'
  | 'source'
  | 'year'
  | 'pages'
  | 'number'
  | 'until'
  | 'degree'
  | 'department'
  | 'note';

/** What is written in a form, by its fields. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

const line = (name: FieldName, most = SERVICE_LINE_LENGTH): ServiceField => ({ name, kind: 'line', most });
const note: ServiceField = { name: 'note', kind: 'lines', most: SERVICE_TEXT_LENGTH };

export const SERVICE_FIELDS: Readonly<Record<Service, readonly ServiceField[]>> = {
  expert: [
    line('subject'),
    { ...note, name: 'question' },
    { name: 'replyBy', kind: 'replyBy' },
    line('contact'),
  ],
  delivery: [
    line('title'),
    line('authors'),
    line('source'),
    line('year', 4),
    line('pages', 40),
    line('number'),
    { name: 'until', kind: 'date' },
    note,
  ],
  thesis: [
    { ...line('title'), label: 'thesisTitle' },
    { name: 'degree', kind: 'degree' },
    line('department'),
    note,
  ],
};

/** What a field is before anything is chosen in it. */
export const FIRST_VALUES: FieldValues = { replyBy: REPLY_WAYS[0], degree: DEGREES[0] };

/** The entry of the reader's menu that each service is. */
export const ENTRY_OF_SERVICE = {
  expert: 'experts',
  delivery: 'delivery',
  thesis: 'thesis',
} as const satisfies Record<Service, string>;
