import {
  WISH_ALREADY_HELD,
  WISH_CODE_UNKNOWN,
  WISH_NOTE_MISSING,
  WISH_REASON_MISSING,
} from '@lectern/contracts/buying/recommendations/errors';
import { saveElectronicWish, saveWish } from '@lectern/contracts/buying/recommendations/save-wish';
import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';
import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import type { Deps } from '../../../../platform/deps.ts';
import { answerInTransaction } from '../../../../platform/http/answer-act.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { listLibraries } from '../../../collection/vocabulary/places/places.ts';
import { isCaptchaRight } from '../../../people/auth/captcha.ts';
import { givenAnswers, type WishAnswer } from '../given-answers.ts';
import { keepWish, type Wished } from '../keep-wish.ts';
import { whyNotAllowed } from '../may-wish.ts';
import { wishedBook } from '../wished-book.ts';
import { wishedResource } from '../wished-resource.ts';

interface Said {
  readonly wishId?: string | undefined;
  readonly reason: string;
  readonly note: string;
  readonly major: string;
  readonly isNamed: boolean;
  readonly wantsCopy: boolean;
  readonly pickupLibrary: string;
  readonly codeKey?: string | undefined;
  readonly verifyCode?: string | undefined;
  readonly proof?: string | undefined;
}

export const saveWishCall = implement(saveWish)(async ({ input, context, deps }) => {
  const { kind, wishId } = input;
  const hindered = await hindrance(
    deps,
    context,
    wishId === undefined ? [kind] : ['catalogue', 'free', 'custom'],
  );
  if (hindered) return hindered;
  if (wishId !== undefined) return keep(deps, context, input, { wishId }, []);
  const { form } = context.tenant.settings.wishes;
  const work = wishedBook(input, context.tenant);
  if (isRefusal(work)) return work;
  const answers = kind === 'custom' ? givenAnswers(form, input.answers, context.language) : [];
  if (isRefusal(answers)) return answers;
  const missing = kind === 'free' ? missingWords(context, input) : undefined;
  return missing ?? keep(deps, context, input, { work }, answers);
});

export const saveElectronicWishCall = implement(saveElectronicWish)(async ({ input, context, deps }) => {
  const hindered = await hindrance(deps, context, ['electronic']);
  if (hindered) return hindered;
  const { wishId } = input;
  if (wishId !== undefined) return unheld(await keep(deps, context, input, { wishId }, []));
  const work = wishedResource(input);
  if (isRefusal(work)) return work;
  const missing = missingWords(context, input);
  return missing ?? unheld(await keep(deps, context, input, { work }, []));
});

type PatronContext = CallContext<'patron'>;

function hindrance(deps: Deps, { tenant, patron }: PatronContext, kinds: readonly WishKind[]) {
  return whyNotAllowed(deps, tenant, patron.id, kinds);
}

/** Reason and note, where the library asks for them. */
function missingWords(
  { tenant }: PatronContext,
  { reason, note }: Said,
): Refusal<'WISH_REASON_MISSING' | 'WISH_NOTE_MISSING'> | undefined {
  const { required, reasons } = tenant.settings.wishes;
  // Without a list there is nothing to choose.
  if (reason === '' && reasons.length > 0 && required.includes('reason')) return refuse(WISH_REASON_MISSING);
  return note === '' && required.includes('note') ? refuse(WISH_NOTE_MISSING) : undefined;
}

/** The picture code is used up by the first try, so it is looked at when all else is right. */
async function keep(
  deps: Deps,
  context: PatronContext,
  said: Said,
  wished: Wished,
  answers: readonly WishAnswer[],
) {
  const { tenant, patron, language } = context;
  const { reasons, verifyCode: needsCode } = tenant.settings.wishes;
  const { majors } = tenant.settings.lists;
  const { reason, major, pickupLibrary } = said;
  for (const [code, list] of [
    [reason, reasons],
    [major, majors],
    [pickupLibrary, pickupLibrary === '' ? [] : await listLibraries(deps.db, tenant.id, language)],
  ] as const)
    if (code !== '' && !list.some((one) => one.code === code))
      return refuse(WISH_CODE_UNKNOWN, { value: code });
  if (needsCode) {
    const { codeKey, verifyCode, proof } = said;
    if (codeKey === undefined || verifyCode === undefined) return refuse(CAPTCHA_REQUIRED);
    if (!(await isCaptchaRight(deps, tenant.id, { codeKey, verifyCode, proof })))
      return refuse(CAPTCHA_WRONG);
  }
  const words = {
    patronId: patron.id,
    reason,
    note: said.note,
    major,
    answers,
    isNamed: said.isNamed,
    wantsCopy: said.wantsCopy,
    pickupLibrary,
  };
  const now = deps.clock.now();
  return answerInTransaction(context, deps.db, (tx) => keepWish(tx, tenant, { wished, words, now }));
}

type Unheld<Answer> =
  Answer extends Refusal<infer Code> ? Refusal<Exclude<Code, 'WISH_ALREADY_HELD'>> : Answer;

/** No record is held under the number of an electronic resource, because it has none. */
function unheld<Answer>(answer: Answer): Unheld<Answer> {
  if (isRefusalFor(answer, WISH_ALREADY_HELD)) throw new Error('an electronic resource has no number');
  return answer as Unheld<Answer>;
}
