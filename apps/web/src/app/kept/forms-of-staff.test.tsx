// @vitest-environment happy-dom
import { describe, it } from 'vitest';
import { playAllEnds, STAFF, sampleLibrary } from './testing/play-ends.tsx';
import { STAFF_FORMS } from './testing/staff-forms.tsx';

sampleLibrary();

describe('what the staff typed comes back after each end of a session, and to nobody else', () => {
  it.each(STAFF_FORMS.map((entry) => [entry.file, entry] as const))('%s', (_file, entry) =>
    playAllEnds(STAFF, entry),
  );
});
