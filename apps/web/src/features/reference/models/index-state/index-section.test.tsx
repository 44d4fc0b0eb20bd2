// @vitest-environment happy-dom

import { getIndexStatus } from '@lectern/contracts/discovery/search-index/get-index-status';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../lib/caller.ts';
import { staffCaller } from '../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { IndexSection } from './index-section.tsx';

type Status = OutputOf<typeof getIndexStatus.output>;

const UNTRAINED: Status = {
  state: 'ready',
  documents: 1034,
  meaning: { state: 'untrained', model: '', trainedAt: null },
};
const READY: Status = {
  ...UNTRAINED,
  meaning: { state: 'ready', model: 'a446ef1bd1325d79', trainedAt: '2026-03-01T10:00:00Z' },
};

describe('the state of the search index', () => {
  const server = libraryServer();
  inEnglish();
  beforeEach(() =>
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'zhang', name: 'Zhang' }),
  );
  afterEach(() => forgetStaffSession());

  async function drawn(status: Status): Promise<string> {
    server.use(answers(getIndexStatus, status));
    draw(
      <CallerContext value={staffCaller}>
        <IndexSection />
      </CallerContext>,
    );
    const title = await screen.findByRole('heading', { name: 'Search index and meaning' });
    return title.closest('section')?.textContent ?? '';
  }

  it('names the model by which records are found, and since when it is there', async () => {
    const text = await drawn(READY);
    expect(text).toContain('Records in the index1,034');
    expect(text).toContain('Words and meaning');
    expect(text).toContain('a446ef1bd1325d79');
    expect(text).toMatch(/Trained.*2026/);
    expect(text).not.toContain('lectern vectors train');
  });

  it('says how a model is trained where there is none', async () => {
    const text = await drawn(UNTRAINED);
    expect(text).toContain('Words only: no model was trained yet');
    expect(text).toContain('lectern vectors train');
    expect(text).not.toContain('Model of meaning');
  });

  it.each<[Status['meaning']['state'], string]>([
    ['outdated', 'A newer model is there; the index is being built with it.'],
    ['unreadable', 'Words only: the file of the model is missing or damaged'],
    ['off', 'Words only: meaning is turned off in the settings of the library'],
  ])('says that the model is %s', async (state, words) => {
    expect(await drawn({ ...READY, meaning: { ...READY.meaning, state } })).toContain(words);
  });

  it.each(['missing', 'damaged'] as const)('says that an index is built that is %s', async (state) => {
    expect(await drawn({ ...UNTRAINED, state, documents: 0 })).toContain('It is being built anew.');
  });
});
