// @vitest-environment happy-dom
import { answerTrial } from '@lectern/contracts/resources/trials/answer-trial';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import type { OwnTrialAnswer } from '@lectern/contracts/resources/trials/trial-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loginPrompt } from '../../../../lib/login-prompt.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { TrialOpinion } from './trial-opinion.tsx';

inEnglish();
const server = libraryServer();
const QUESTIONS = [
  { questionId: 'q1', text: 'Is it useful?' },
  { questionId: 'q2', text: 'What is missing?' },
];

it('keeps what a reader thinks of a trial, and shows it again', async () => {
  let kept: OwnTrialAnswer | null = null;
  server.use(
    answers(listTrialQuestions, () => ({ isOpen: true, questions: QUESTIONS, answer: kept })),
    answers(answerTrial, ({ answers: given = [], withName }) => {
      kept = { answers: given, withName: withName === true, answeredAt: '2026-11-29T08:00:00Z' };
      return kept;
    }),
  );
  signedIn();
  const { user } = draw(<TrialOpinion id="west" />);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(within(dialog).getByText('Please write what you think of the trial')).toBeDefined();
  await user.type(within(dialog).getByLabelText('What is missing?'), 'Older cases');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Older cases')).toBeDefined();
  expect(kept).toMatchObject({ answers: [{ questionId: 'q2', text: 'Older cases' }], withName: false });
  expect(screen.getByRole('button', { name: 'Change' })).toBeDefined();
});

it('asks who is not signed in to sign in', async () => {
  server.use(answers(listTrialQuestions, { isOpen: true, questions: QUESTIONS, answer: null }));
  const { user } = draw(<TrialOpinion id="west" />);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(loginPrompt.get()).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
