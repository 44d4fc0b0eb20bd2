import { fieldOf } from '../../../platform/sip2/read-message.ts';
import type { Sip2Connection } from './sip2-connection.ts';
import { Sip2Fault } from './sip2-fault.ts';
import type { Sip2Settings } from './sip2-settings.ts';

/**
 * Signs in (93) where there is an account, and asks whether the system is on line (99).
 * @returns which messages it says it takes (`BX`); empty if it does not say
 * @throws Sip2Fault; the connection is then closed
 */
export async function signInSip2(
  connection: Sip2Connection,
  { account, location }: Pick<Sip2Settings, 'account' | 'location'>,
  password: string,
): Promise<string> {
  try {
    if (account !== '') {
      const { fixed } = await connection.ask(
        {
          code: '93',
          fixed: { accountCipher: '0', passwordCipher: '0' },
          fields: { CN: account, CO: password, ...(location !== '' && { CP: location }) },
        },
        '94',
      );
      if (fixed.ok !== '1') throw new Sip2Fault('refused', 'the account or its password is wrong');
    }
    const status = { status: '0', printWidth: '080', version: '2.00' };
    const answer = await connection.ask({ code: '99', fixed: status, fields: {} }, '98');
    if (answer.fixed.online !== 'Y') throw new Sip2Fault('refused', 'it is off line');
    return fieldOf(answer, 'BX');
  } catch (error) {
    connection.close();
    throw error;
  }
}
