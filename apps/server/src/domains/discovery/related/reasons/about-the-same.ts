import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { similarByHeadings } from '../../search/similar/similar-by-headings.ts';
import { similarByMeaning } from '../../search/similar/similar-by-meaning.ts';
import { NOTHING_RELATED, type Reason } from '../related-works.ts';

/** Room for works that are told for an earlier reason. */
const SPARE = 3;

/** Works near by the library's model of meaning; without one, by headings and class. */
export const aboutTheSame: Reason = {
  code: 'similar',
  async find(deps, question, record) {
    const rows = question.rows * SPARE;
    const near =
      (await similarByMeaning(deps, question, record, rows)) ??
      (await similarByHeadings(deps, question, record, rows));
    return isRefusal(near) ? NOTHING_RELATED : { name: '', works: near };
  },
};
