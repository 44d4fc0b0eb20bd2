import { refuse } from '@lectern/contracts/kernel/refusal';
import { answer } from '@lectern/contracts/reference/ai/answer';
import { ANSWER_UNDER_WAY, ASSISTANT_BUSY, ASSISTANT_CLOSED } from '@lectern/contracts/reference/ai/errors';
import { dateIn } from '../../../../platform/clock.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { isOpen } from '../is-open.ts';
import { libraryFirst } from '../library-answers/answer-by-library.ts';
import { chooseAnswerer } from '../model/choose-answerer.ts';
import { lastTurns } from '../store/turn-store.ts';
import { answerQuestion } from '../talk/answer-question.ts';
import { answeredIn } from '../talk/answered-in.ts';
import { jsonLines } from '../talk/json-lines.ts';
import { keepTurn } from '../talk/keep-turn.ts';
import { keptSince } from '../talk/kept-since.ts';
import { turnOf } from '../talk/kept-turn.ts';
import { takePlace } from '../talk/places-at-once.ts';

/** Turns back that a question may refer to. */
const REFERRED_TURNS = 6;

export const answerCall = implementRaw(answer)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const language = answeredIn(input.content, context.language);
  const spoken = { ...context, language };
  if (!isOpen(tenant)) return refuse(ASSISTANT_CLOSED);
  const place = takePlace(deps, tenant, patron.id);
  if (place === 'underWay') return refuse(ANSWER_UNDER_WAY);
  if (place === 'full') return refuse(ASSISTANT_BUSY);
  const now = deps.clock.now();
  const page = { since: keptSince(tenant, now), limit: REFERRED_TURNS + 1 };
  const rows = await lastTurns(deps.db, tenant.id, patron.id, page).catch((error: unknown) => {
    place.leave();
    throw error;
  });
  const replaced = input.reAsk ? rows[0] : undefined;
  const said = rows.filter(({ id }) => id !== replaced?.id).slice(0, REFERRED_TURNS);
  const asked = {
    text: input.content,
    language,
    tenant,
    today: dateIn(tenant.settings.policy.timeZone, now),
    turns: input.alone ? [] : said.toReversed().map(turnOf),
    without: input.without,
  };
  const { by, answerer } = chooseAnswerer(deps, spoken);
  // Who asks the same again wants another answer than that of the library.
  const isLibraryAsked = replaced?.answered_by !== 'library';
  const body = jsonLines(
    (signal) =>
      answerQuestion(
        deps,
        spoken,
        { ...asked, withoutOwnAnswer: !isLibraryAsked, signal },
        {
          by,
          answerer: isLibraryAsked ? libraryFirst(deps, answerer) : answerer,
          async keep(id, given) {
            await keepTurn(deps, context, { id, question: input.content }, given, replaced?.id);
            place.leave();
          },
        },
      ),
    () => place.leave(),
  );
  return { contentType: 'application/x-ndjson; charset=utf-8', body };
});
