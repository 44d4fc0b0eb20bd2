import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import { buildPatron } from '../builders.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { guessWrong, signingIn } from './sign-in-ways.ts';

const SUBJECT = 'subject of somebody';

/** A ticket for linking an account elsewhere, of any browser. */
export function foreignTicket({ deps, clock }: RefusingLibrary, provider: ProviderKind): Promise<string> {
  return issueTicket(deps.db, {
    tenantId: '1001',
    purpose: 'foreign-account',
    payload: { provider, subject: SUBJECT, name: 'Somebody' },
    seconds: 300,
    now: clock.now(),
  });
}

/** A state of a WeChat sign-in that any browser may bring back. */
export function wechatState({ deps, clock }: RefusingLibrary, tenantId: string): Promise<string> {
  const now = clock.now();
  return issueTicket(deps.db, { tenantId, purpose: 'wechat-state', payload: {}, seconds: 60, now });
}

/** Links an account elsewhere with a reader. */
export async function linked(
  { deps, clock }: RefusingLibrary,
  link: { readonly provider: ProviderKind; readonly subject?: string; readonly patronId?: string },
): Promise<void> {
  const patron_id = link.patronId ?? (await buildPatron(deps.db)).id;
  const { provider, subject = SUBJECT } = link;
  await deps.db.deleteFrom('linked_identity').where('subject', '=', subject).execute();
  const row = { provider, subject, patron_id, name: 'Somebody', linked_at: clock.now().toISOString() };
  await deps.db
    .insertInto('linked_identity')
    .values({ tenant_id: '1001', ...row })
    .execute();
}

type SignIn = Awaited<ReturnType<ReturnType<typeof signingIn>>>;

/** How a call that links an account for account and password is refused; `fill` makes its input. */
export function ofBinding<Input>(provider: ProviderKind, fill: (ticket: string, given: SignIn) => Input) {
  const asking =
    (
      attempt: Parameters<typeof signingIn>[0],
      prepare?: (library: RefusingLibrary, given: SignIn) => Promise<void>,
    ) =>
    async (library: RefusingLibrary): Promise<Input> => {
      await library.deps.db.deleteFrom('linked_identity').execute();
      const given = await signingIn(attempt)(library);
      await prepare?.(library, given);
      return fill(await foreignTicket(library, provider), given);
    };
  return {
    ILS_UNAVAILABLE: (library: RefusingLibrary) => {
      library.patrons.signInThere = true;
      return asking({})(library);
    },
    CAPTCHA_WRONG: asking({ verifyCode: 'other' }),
    CREDENTIALS_WRONG: asking({ password: 'wrong' }),
    LOGIN_LOCKED: asking({}, (library, { username }) => guessWrong(library, 'patron-sign-in', username, 5)),
    FOREIGN_SIGN_IN_STALE: async (library: RefusingLibrary) =>
      fill('no-such-ticket', await signingIn({})(library)),
    IDENTITY_LINKED_ELSEWHERE: asking({}, (library) => linked(library, { provider })),
    READER_LINKED_ALREADY: asking({}, async (library, { username }) => {
      const { id } = await library.deps.db
        .selectFrom('account')
        .select('id')
        .where('primary_id', '=', username)
        .executeTakeFirstOrThrow();
      await linked(library, { provider, subject: 'another', patronId: id });
    }),
  };
}
