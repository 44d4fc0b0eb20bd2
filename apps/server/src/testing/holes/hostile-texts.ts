import { expect } from 'vitest';

/** Texts of readers that would do harm where they are shown. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  markup: `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`,
  'script link': '[read](javascript:alert(1)) <a href="javascript:alert(1)">x</a>',
  'data link': '<iframe src="data:text/html,<script>alert(1)</script>">',
  'end of a feed': ']]></description></item></channel><script>alert(1)</script>',
  'turned direction': 'Good \u202Ekoob\u202C \u2066hidden\u2069 \u200Fend',
  'zero width': `Nice${'\u200B'.repeat(60)}${'\u200D'.repeat(60)} book`,
  'stacked marks': `Z${'\u0301'.repeat(40)}algo`,
  'ten thousand emoji': '😀'.repeat(10_000),
  'a formula': '=HYPERLINK("http://evil.example","x")',
  'a command': '@SUM(1+1)*cmd|"/C calc"!A0',
  'a sum': '+1+cmd',
  'lines of mail': 'Nice\r\nBcc: all@example.org\r\n\r\nBuy',
  'half a sign': 'broken \uD83D end',
};

/** What nobody may read, whatever it is written in. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u200f\ufeff]|\u200d{3}|\p{M}{6}/u;
const FLOOD = /(\P{L})\1{40}/u;
/** What a browser or a reader of feeds would run. */
export const RUNS = /<script>alert|<img src=x|<iframe|href=["']?javascript:/i;

/** Nothing in an output hides, turns or floods text. */
export function expectHarmless(output: string): void {
  expect(output).not.toMatch(HIDDEN);
  expect(output).not.toMatch(FLOOD);
  expect(output.isWellFormed()).toBe(true);
}
