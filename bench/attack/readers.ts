import { randomUUID } from 'node:crypto';
import { listRefusedActs } from '@lectern/contracts/counter/offline/list-refused-acts';
import { sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { openStation } from '@lectern/contracts/counter/self-check/open-station';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { subscribeBrowser } from '@lectern/contracts/talk/messages/subscribe-browser';
import { unsubscribeBrowser } from '@lectern/contracts/talk/messages/unsubscribe-browser';
import { choosePublicName } from '@lectern/contracts/talk/reviews/choose-public-name';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Attack } from './attack.ts';
import { codeOf, counted, libraryOf, memberOf, PASSWORD, readerOf } from './people.ts';

const WIRE = encryptWirePassword(PASSWORD);
/** Longer than a sign-in counts as just done. */
const OPEN_SECONDS = 11 * 60;
const READERS = 50;
/** Wrong passwords of all readers at one station, within the minutes of a lock. */
const AT_STATION = 20;
const LISTED_UNREADABLE = 20;
const BROWSERS = 30;
const KEPT_BROWSERS = 10;

/** What readers, machines at the counter and who has their sessions may try. */
export const ATTACKS_BY_READERS: readonly Attack[] = [
  {
    name: `bind a first contact in a session that was opened ${OPEN_SECONDS / 60} minutes ago`,
    mustHold: 'the password is wanted',
    async run(victim) {
      const { client } = await readerOf(victim, { email: '' }, OPEN_SECONDS);
      const code = await codeOf(client.call(bindMailOrPhone, { mail: 'thief@example.org', code: '123456' }));
      return { held: code === 'CREDENTIALS_WRONG', saw: code };
    },
  },
  {
    name: 'ten changes of a password of a reader at once with one old password',
    mustHold: 'one is done',
    async run(victim) {
      const { client } = await readerOf(victim);
      const codes = await Promise.all(
        Array.from({ length: 10 }, (_, at) => {
          const password = encryptWirePassword(`NewPassword${at}`);
          return codeOf(client.call(changePassword, { oldPassword: WIRE, password }));
        }),
      );
      return { held: codes.filter((code) => code === '').length === 1, saw: counted(codes) };
    },
  },
  {
    name: `guess at ${READERS} readers from as many networks with the token of one station`,
    mustHold: `at most ${AT_STATION} are checked`,
    async run(victim) {
      await victim.change((now) => ({
        ...now,
        policy: { ...now.policy, selfCheck: { ...now.policy.selfCheck, on: true } },
      }));
      const staff = await memberOf(victim, ['circulation.self-check'], await libraryOf(victim));
      const { station } = await staff.client.call(openStation, { kind: 'counter', name: 'Attacked' });
      const codes = [];
      for (let at = 0; at < READERS; at++) {
        const client = victim.client({ from: `10.77.${at}.1` });
        codes.push(await codeOf(client.call(enterStation, { station, account: `R${at}`, password: 'x' })));
      }
      const checked = codes.filter((code) => code === 'CREDENTIALS_WRONG').length;
      return { held: checked > 0 && checked <= AT_STATION, saw: counted(codes) };
    },
  },
  {
    name: 'a public name that is the card of another reader, or turns text',
    mustHold: 'the card is refused, the sign is taken out',
    async run(victim) {
      const other = await readerOf(victim);
      const { client } = await readerOf(victim);
      const taken = await codeOf(client.call(choosePublicName, { name: other.primary_id }));
      const { name } = await client.call(choosePublicName, { name: `Turned\u202e${'gnp'}` });
      return { held: taken === 'PUBLIC_NAME_TAKEN' && !name.includes('\u202e'), saw: `${taken}, ${name}` };
    },
  },
  {
    name: '1,000 acts of a desk without a network that cannot be read',
    mustHold: `at most ${LISTED_UNREADABLE} are listed`,
    async run(victim) {
      const staff = await memberOf(victim, ['circulation.desk'], await libraryOf(victim));
      for (let part = 0; part < 20; part++) {
        const acts = Array.from({ length: 50 }, () => ({ id: randomUUID(), sealed: 'nothing' }));
        await staff.client.call(sendOfflineActs, { deskTime: new Date().toISOString(), acts });
      }
      const listed = (await staff.client.call(listRefusedActs, {})).length;
      return { held: listed > 0 && listed <= LISTED_UNREADABLE, saw: `${listed} listed` };
    },
  },
  {
    name: 'see what another reader guarantees, by ids in the payload',
    mustHold: 'the session decides',
    async run(victim) {
      const [guarantor, guaranteed, thief] = [
        await readerOf(victim),
        await readerOf(victim),
        await readerOf(victim),
      ];
      await victim.db
        .insertInto('guarantee')
        .values({
          tenant_id: victim.tenantId,
          guarantor_id: guarantor.id,
          guaranteed_id: guaranteed.id,
          created_at: new Date().toISOString(),
        })
        .execute();
      const named: object = { userId: guarantor.id, primaryId: guarantor.primary_id };
      const own = await guarantor.client.call(getGuaranteeDetail, {});
      const stolen = await thief.client.call(getGuaranteeDetail, named as Record<string, never>);
      const held = own.guaranteeUserList.length === 1 && stolen.guaranteeUserList.length === 0;
      return {
        held,
        saw: `${own.guaranteeUserList.length} own, ${stolen.guaranteeUserList.length} of others`,
      };
    },
  },
  {
    name: `push: addresses without TLS, ${BROWSERS} browsers of one reader, switching off the browser of another`,
    mustHold: `plain addresses are refused, ${KEPT_BROWSERS} browsers are kept, the other one stays`,
    async run(victim) {
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      const [reader, thief] = [await readerOf(victim), await readerOf(victim)];
      const endpoint = 'https://push.example.org/of-the-reader';
      await reader.client.call(subscribeBrowser, { endpoint, ...keys });
      const plain = [];
      for (const address of [
        'http://push.example.org/1',
        'http://169.254.169.254/latest',
        'http://10.0.0.1/',
      ])
        plain.push(await codeOf(thief.client.call(subscribeBrowser, { endpoint: address, ...keys })));
      await thief.client.call(unsubscribeBrowser, { endpoint });
      let kept = 0;
      for (let at = 0; at < BROWSERS; at++) {
        const own = { endpoint: `https://push.example.org/${at}`, ...keys };
        kept = (await thief.client.call(subscribeBrowser, own)).browsers;
      }
      const { browsers } = await reader.client.call(unsubscribeBrowser, {
        endpoint: 'https://push.example.org/x',
      });
      const held =
        plain.every((code) => code === 'PUSH_SERVICE_REFUSED') && kept === KEPT_BROWSERS && browsers === 1;
      return { held, saw: `${counted(plain)}, ${kept} kept, ${browsers} of the other` };
    },
  },
];
