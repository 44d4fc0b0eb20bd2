import { randomUUID } from 'node:crypto';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { partnerToken } from '@lectern/server/testing/partner-tokens';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { codeOf, counted, readerOf } from './people.ts';
import type { Victim } from './victim.ts';

const AGENCIES = ['--agency', 'THIEF', '--own-agency', 'VICTIM'];

/** What partners and other libraries may try, and who has a token of theirs. */
export const ATTACKS_BY_PARTNERS: readonly Attack[] = [
  {
    name: 'hand-over tokens: without or with a foreign signature, of an unknown `crit`, late, elsewhere, twice',
    mustHold: 'only the token as it should be opens a session',
    async run(victim) {
      const words = ['partner', 'add', '--tenant', LIBRARY, '--code', 'campus', '--name', 'Campus'];
      const secret = /^[\w-]{40,}$/m.exec((await victim.lectern(words)).output)?.[0] ?? '';
      const { primary_id: sub } = await readerOf(victim);
      const claims = (given: Record<string, string | number | undefined> = {}) => {
        const iat = Math.floor(Date.now() / 1000);
        const usual = { iss: 'campus', aud: `${victim.origin}/${LIBRARY}`, sub, jti: randomUUID(), iat };
        return { ...usual, exp: iat + 60, ...given };
      };
      const enter = (jwt: string) => codeOf(victim.client().call(ssoOpac, { jwt }));
      const typ = 'handover+jwt';
      const [, payload = ''] = partnerToken(claims(), secret).split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none', typ })).toString('base64url');
      const seconds = Math.floor(Date.now() / 1000);
      const right = partnerToken(claims(), secret);
      const first = await enter(right);
      const codes = [];
      for (const token of [
        right,
        `${none}.${payload}.`,
        partnerToken(claims(), 'guessed'),
        partnerToken(claims(), secret, { alg: 'HS256', typ, crit: ['exp'] }),
        partnerToken(claims(), secret, { alg: 'HS256', typ, crit: ['b64'], b64: false }),
        partnerToken(claims(), secret, { alg: 'EdDSA', typ }),
        partnerToken(claims(), secret, { alg: 'HS256', typ: 'JWT' }),
        partnerToken(claims({ aud: 'https://other.example/demo' }), secret),
        partnerToken(claims({ act: 'logout' }), secret),
        partnerToken(claims({ iat: seconds - 120, exp: seconds - 60 }), secret),
        partnerToken(claims({ exp: seconds + 86_400 }), secret),
      ])
        codes.push(await enter(token));
      return {
        held: first === '' && codes.every(Boolean),
        saw: `${first || 'signed in'}; ${counted(codes)}`,
      };
    },
  },
  {
    name: 'another library says that a copy is lost, lent or on its way back which was never sent to it',
    mustHold: 'the transaction stays where it is',
    async run(victim) {
      const words = ['alliance', 'peer', 'add', '--tenant', LIBRARY, '--code', 'thief', '--name', 'Thief'];
      const added = await victim.lectern([...words, '--ncip', 'http://127.0.0.1:9/ncip', ...AGENCIES]);
      const key = /^\S{20,}$/m.exec(added.output)?.[0];
      if (key === undefined) throw new Error(added.output);
      await victim.change((now) => ({
        ...now,
        public: { ...now.public, sduUnionLoanFlag: '1' },
      }));
      const id = await transactionOf(victim);
      const named = `<RequestId><RequestIdentifierValue>${id}</RequestIdentifierValue></RequestId>`;
      const item = '<ItemId><ItemIdentifierValue>STOLEN1</ItemIdentifierValue></ItemId>';
      const lost = '<ItemOptionalFields><CirculationStatus>Lost</CirculationStatus></ItemOptionalFields>';
      for (const [service, content] of [
        ['ItemRequestUpdated', `${named}${lost}`],
        ['ItemReceived', `${item}${named}`],
        ['CheckOutItem', `${item}${named}`],
        ['ItemShipped', `${named}${item}`],
      ])
        await fetch(`${victim.origin}/${LIBRARY}/ncip`, {
          method: 'POST',
          headers: { 'content-type': 'application/xml' },
          body: `<NCIPMessage xmlns="http://www.niso.org/2008/ncip"><${service}><InitiationHeader><FromAgencyId><AgencyId>THIEF</AgencyId></FromAgencyId><FromAgencyAuthentication>${key}</FromAgencyAuthentication><ToAgencyId><AgencyId>VICTIM</AgencyId></ToAgencyId></InitiationHeader>${content}</${service}></NCIPMessage>`,
        });
      const { step } = await victim.db
        .selectFrom('alliance_transaction')
        .select('step')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { heard_at } = await victim.db
        .selectFrom('alliance_peer')
        .select('heard_at')
        .where('code', '=', 'thief')
        .executeTakeFirstOrThrow();
      // A message that was not believed at all would prove nothing.
      return { held: step === 'accepted' && heard_at !== null, saw: `${step}, heard ${heard_at !== null}` };
    },
  },
];

/** A request of the other library that was accepted, and whose copy was not sent. */
async function transactionOf({ db, tenantId }: Victim): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  await db
    .insertInto('alliance_transaction')
    .values({
      tenant_id: tenantId,
      id,
      number: id.slice(0, 12),
      side: 'lending',
      kind: 'request',
      peer_code: 'thief',
      step: 'accepted',
      step_since: now,
      begun_at: now,
      patron_id: '',
      record_id: '',
      title: 'A copy that stays',
      author: '',
      isbn: '',
      barcode: 'STOLEN1',
      due_date: null,
      loan_id: null,
      pickup_library: '',
      reason: '',
      untold: 0,
      tries: 0,
      tell_at: null,
    })
    .execute();
  return id;
}
