import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { buildCaptcha, buildPatron } from '../builders.ts';
import { changeSettings } from './contact-ways.ts';
import { foreignTicket } from './link-ways.ts';
import type { RefusingLibrary } from './refusing-library.ts';

/** The input of a call for a code to link an account, of a new reader. */
async function order(library: RefusingLibrary) {
  await changeSettings(library, ({ policy }) => ({ policy: { ...policy, codesPerDay: 100 } }));
  const { primary_id: primaryId, name } = await buildPatron(library.deps.db, { email_verified: 1 });
  const uid = await foreignTicket(library, 'passport');
  library.caller = {};
  const captcha = await buildCaptcha(library.deps.db, library.clock);
  return { uid, name, primaryId, way: 'mail' as const, ...captcha };
}

/** The same after a first code was sent, with an unused captcha. */
async function orderAgain(library: RefusingLibrary, afterSeconds = 0) {
  const given = await order(library);
  await library.client().call(sendLinkCode, given);
  library.clock.advance(afterSeconds);
  return { ...given, ...(await buildCaptcha(library.deps.db, library.clock)) };
}

/** How a call for a code to link an account is refused. */
export const OF_LINK_CODE = {
  FOREIGN_SIGN_IN_STALE: async (library: RefusingLibrary) => ({ ...(await order(library)), uid: 'nothing' }),
  CAPTCHA_WRONG: async (library: RefusingLibrary) => ({ ...(await order(library)), verifyCode: 'other' }),
  CHANNEL_UNAVAILABLE: async (library: RefusingLibrary) => {
    const given = await order(library);
    await changeSettings(library, () => ({ mail: undefined, sms: undefined }));
    return given;
  },
  CODE_TOO_SOON: (library: RefusingLibrary) => orderAgain(library),
  CODE_LIMIT_REACHED: async (library: RefusingLibrary) => {
    const given = await orderAgain(library, 61);
    await changeSettings(library, ({ policy }) => ({ policy: { ...policy, codesPerDay: 1 } }));
    return given;
  },
};

/** A code that was never sent. */
export const wrongLinkCode = async (library: RefusingLibrary) => {
  const { uid, name, primaryId, way } = await order(library);
  return { uid, name, primaryId, way, code: '000000' };
};
