// @vitest-environment happy-dom
import { describe, it } from 'vitest';
import { playAllEnds, READERS, sampleLibrary } from './testing/play-ends.tsx';
import { READER_FORMS } from './testing/reader-forms.tsx';

sampleLibrary();

describe('what a reader typed comes back after each end of a session, and to nobody else', () => {
  it.each(READER_FORMS.map((entry) => [entry.file, entry] as const))('%s', (_file, entry) =>
    playAllEnds(READERS, entry),
  );
});
