import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { reportComment } from '@lectern/contracts/talk/reviews/report-comment';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { later } from '../../platform/clock.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { asGuaranteedReader, asGuarantor } from './guarantee-ways.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway, patronUnknown } from './ways.ts';

const TEXT = { recordId: 'nothing', stars: 4, content: 'Long, and never too long' };
const STARS = { recordId: 'nothing', stars: 4 };

async function signedIn(library: RefusingLibrary, group = 'student') {
  const patron = await buildPatron(library.deps.db, { patron_group: group });
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return patron;
}

function blocked<Input extends object>(input: Input) {
  return async (library: RefusingLibrary) => {
    const { id } = await signedIn(library);
    const now = library.clock.now();
    await library.deps.db
      .insertInto('author_block')
      .values({
        tenant_id: TENANT,
        patron_id: id,
        until: later(now, 3600),
        reason: 'Insults',
        blocked_at: now.toISOString(),
      })
      .execute();
    return { ...input, recordId: library.bibId };
  };
}

function ofChild<Input>(input: Input) {
  return async (library: RefusingLibrary) => {
    await signedIn(library, 'child');
    return input;
  };
}

async function taken({ deps, clock }: RefusingLibrary) {
  await deps.db
    .insertInto('public_name')
    .values({
      tenant_id: TENANT,
      patron_id: 'another',
      name: 'Ishmael',
      name_key: 'ishmael',
      chosen_at: clock.now().toISOString(),
    })
    .execute();
  return { name: 'Ishmaél' };
}

/** How calls about reviews are refused. */
export const REVIEWS_PROVOKED: readonly Provoked[] = [
  provoked(userRatings, {
    BIB_NOT_FOUND: () => STARS,
    AUTHOR_BLOCKED: blocked(STARS),
    PUBLISHING_NOT_FOR_CHILDREN: ofChild(STARS),
    ACCOUNT_GUARANTEED: asGuaranteedReader(STARS),
    ACCOUNT_GUARANTEES: asGuarantor(STARS),
    PATRON_NOT_FOUND: patronUnknown(STARS),
    ILS_UNAVAILABLE: ilsAway(STARS),
  }),
  provoked(userComment, {
    BIB_NOT_FOUND: () => TEXT,
    REVIEW_TEXT_MISSING: () => ({ ...TEXT, content: ' \u200b\n' }),
    WORDS_NOT_ALLOWED: () => ({ ...TEXT, content: 'This is Verböten' }),
    AUTHOR_BLOCKED: blocked(TEXT),
    PUBLISHING_NOT_FOR_CHILDREN: ofChild(TEXT),
    ACCOUNT_GUARANTEED: asGuaranteedReader(TEXT),
    ACCOUNT_GUARANTEES: asGuarantor(TEXT),
    PATRON_NOT_FOUND: patronUnknown(TEXT),
    ILS_UNAVAILABLE: ilsAway(TEXT),
  }),
  provoked(delMyComment, { REVIEW_NOT_FOUND: () => ({ commentId: 'nothing' }) }),
  provoked(reportComment, { REVIEW_NOT_FOUND: () => ({ commentId: 'nothing', reason: 'Rude' }) }),
  provoked(choosePublicName, {
    PUBLIC_NAME_TAKEN: taken,
    PUBLIC_NAME_RESERVED: () => ({ name: 'The Librarian' }),
    WORDS_NOT_ALLOWED: () => ({ name: 'So verboten' }),
    PUBLISHING_NOT_FOR_CHILDREN: ofChild({ name: 'Ishmael' }),
    PATRON_NOT_FOUND: patronUnknown({ name: 'Ishmael' }),
    ILS_UNAVAILABLE: ilsAway({ name: 'Ishmael' }),
  }),
];
