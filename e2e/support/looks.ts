/** Whether each page is looked at in each language, width and colour: in `npm run test:long`. */
export const LOOKS_EVERYWHERE = process.env.LECTERN_TEST_CIRCLE === 'long';

/** A language, width and colour in which a walk looks at its pages. */
interface LookOfPage {
  readonly language: 'zh-CN' | 'en-US';
  readonly width: 360 | 1440;
  readonly colorScheme: 'light' | 'dark';
}

const EACH_PAIR: readonly LookOfPage[] = [
  { language: 'zh-CN', width: 360, colorScheme: 'dark' },
  { language: 'en-US', width: 1440, colorScheme: 'dark' },
  { language: 'zh-CN', width: 1440, colorScheme: 'light' },
  { language: 'en-US', width: 360, colorScheme: 'light' },
];

/** Every pair of language, width and colours; in `npm test` each language and each width once. */
export const LOOKS = LOOKS_EVERYWHERE ? EACH_PAIR : EACH_PAIR.slice(0, 2);
