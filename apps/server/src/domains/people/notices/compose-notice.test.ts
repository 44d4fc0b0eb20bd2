import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { NOTICE_FACTS, NOTICE_KINDS } from '@lectern/contracts/people/tenant/notice-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../../../testing/hostile-values.ts';
import { composeNotice } from './compose-notice.ts';

const TAG = /<[^>]*>/g;
const OWN_TAGS =
  /^<(?:!doctype html|\/?(?:html|head|body|p)|br|\/a|meta charset="utf-8")>$|^<html lang="[\w-]+">$|^<body style="[^"]*">$|^<a href="https:\/\/library\.example\.org\/alpha\/[^"<>]*">$/;

/** A notice whose every fact but the time is this text, as a reader or a record may have written it. */
function composed(text: string, kind: (typeof NOTICE_KINDS)[number], language: (typeof LANGUAGES)[number]) {
  const facts = Object.fromEntries(
    NOTICE_FACTS[kind].map((name) => [name, name === 'time' ? '2026-03-12T02:00:00.000Z' : text]),
  );
  return composeNotice({
    kind,
    facts,
    language,
    library: 'Library',
    timeZone: 'Asia/Shanghai',
    publicUrl: 'https://library.example.org',
    mappingPath: 'alpha',
    stopToken: 'token',
  });
}

describe('a mail with what readers and records wrote', () => {
  const written = fc.record({
    text: hostileText,
    kind: fc.constantFrom(...NOTICE_KINDS),
    language: fc.constantFrom(...LANGUAGES),
  });

  it('has no markup but its own, and links to the portal alone', () => {
    fc.assert(
      fc.property(written, ({ text, kind, language }) => {
        const { html } = composed(text, kind, language);
        for (const [tag] of html.matchAll(TAG)) expect(tag).toMatch(OWN_TAGS);
      }),
    );
  });

  it('keeps a right-to-left title in its place, whatever stands beside it', () => {
    const title = 'שלום, ים! 100';
    const { text, subject } = composed(title, 'requestArrived', 'en-US');
    expect(text).toContain(`\u2068${title}\u2069`);
    expect(subject.split(title)).toHaveLength(subject.split(`\u2068${title}\u2069`).length);
    expect(composed('Saltwind', 'requestArrived', 'en-US').text).not.toContain('\u2068');
  });

  it('has a subject of one line', () => {
    fc.assert(
      fc.property(written, ({ text, kind, language }) => {
        expect(composed(text, kind, language).subject).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  });
});
