import { checkElectronicRepeat, checkRepeat } from '@lectern/contracts/buying/recommendations/check-repeat';
import { implement } from '../../../../platform/http/implement.ts';
import { findAlready } from '../find-already.ts';
import { givenNumber, givenTitle } from '../wished-book.ts';

export const checkRepeatCall = implement(checkRepeat)(
  ({ input, context: { tenant, language, patron }, deps }) =>
    findAlready(deps, { tenant, language, patronId: patron.id }, 'free', {
      title: givenTitle(input),
      author: input.author,
      standNo: givenNumber(input),
    }),
);

export const checkElectronicRepeatCall = implement(checkElectronicRepeat)(
  ({ input: { resourceName }, context: { tenant, language, patron }, deps }) =>
    findAlready(deps, { tenant, language, patronId: patron.id }, 'electronic', {
      title: resourceName,
      author: '',
      standNo: '',
    }),
);
