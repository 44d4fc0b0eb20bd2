import type { AnswerLine } from '@lectern/contracts/reference/ai/answer-lines';
import { describe, expect, it } from 'vitest';
import { ended, newTurn, withLine } from './turn.ts';

const text = (content: string): AnswerLine => ({
  dataType: 0,
  data: { chunkMessage: { content }, bookAttrs: [] },
});

describe('a turn of the talk', () => {
  it('grows by the sentences that come, and is done with the last line', () => {
    const turn = [text('One. '), text('Two.')].reduce(withLine, newTurn(1, 'q'));
    expect([turn.state, turn.pieces]).toEqual(['answering', ['One. ', 'Two.']]);
    expect(withLine(turn, { dataType: 9, data: { state: 'done', known: false } })).toMatchObject({
      state: 'done',
      known: false,
    });
  });

  it('was broken off where no last line came, and keeps what was said', () => {
    const turn = withLine(newTurn(1, 'q'), text('One.'));
    expect(ended(turn, 'failed')).toMatchObject({ state: 'failed', pieces: ['One.'] });
  });

  it('stays done once it is', () => {
    const done = withLine(newTurn(1, 'q'), { dataType: 9, data: { state: 'done', known: true } });
    expect(ended(done, 'stopped').state).toBe('done');
  });

  it('is not changed by lines of later versions', () => {
    const turn = newTurn(1, 'q');
    expect(withLine(turn, { dataType: 77, data: {} } as unknown as AnswerLine)).toBe(turn);
  });
});
