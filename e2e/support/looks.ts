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

/** Every pair of language, width and colours; in `npm test` one on a phone. */
export const LOOKS = inThisCircle(EACH_PAIR);

/**
 * The ways in which a journey is walked in this circle of tests: all of them in `npm run test:long`, the first alone in `npm test`. There,
 * `whole/screens.spec.ts` sees each screen in two languages and at two widths.
 */
export function inThisCircle<Walk>(walks: readonly Walk[]): readonly Walk[] {
  return LOOKS_EVERYWHERE ? walks : walks.slice(0, 1);
}
