// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { READER_FORMS } from './testing/reader-forms.tsx';
import { STAFF_FORMS } from './testing/staff-forms.tsx';
import { WITHOUT_PLAY } from './testing/without-play.ts';

const sources = import.meta.glob<string>('../../{app,components,features}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXT_FIELDS = ['<TextField', '<TextArea', '<HtmlField', '<textarea'];
const NO_TEXT = ['checkbox', 'radio', 'file', 'hidden'].map((type) => `type="${type}"`);

/** Whether a component draws a field for text. What kind of field an `<input>` is stands among its next properties. */
function hasTextField(source: string): boolean {
  if (TEXT_FIELDS.some((field) => source.includes(field))) return true;
  return source
    .split('<input')
    .slice(1)
    .some((rest) => !NO_TEXT.some((type) => (rest.split('/>')[0] ?? '').includes(type)));
}

/** Vite names what is in the folder of `app` from there. */
function fromSrc(path: string): string {
  return path.startsWith('../../') ? path.slice('../../'.length) : path.replace('../', 'app/');
}

const found = Object.entries(sources)
  .filter(([path, source]) => !path.includes('.test.') && !path.includes('/testing/') && hasTextField(source))
  .map(([path]) => fromSrc(path).replace('.tsx', ''))
  .sort();

it('every component with a field for text is in the matrix, or says why it need not be', () => {
  const played = [...READER_FORMS, ...STAFF_FORMS].flatMap(({ file, fields = [] }) => [file, ...fields]);
  const excused = Object.values(WITHOUT_PLAY).flat();
  expect([...played, ...excused].sort()).toEqual(found);
});
