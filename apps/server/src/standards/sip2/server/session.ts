import type { Language } from '@lectern/contracts/kernel/languages';
import type { Terminal } from '../../../domains/counter/terminals/terminals.ts';
import { currentTerminal, proveTerminal } from '../../../domains/counter/terminals/terminals.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeInstant } from '../../../platform/sip2/message-dates.ts';
import type { MessageCode } from '../../../platform/sip2/message-forms.ts';
import {
  fieldOf,
  isUnread,
  type MessageOf,
  readMessage,
  type SipMessage,
} from '../../../platform/sip2/read-message.ts';
import type { Sip2Encoding } from '../../../platform/sip2/sip2-encodings.ts';
import { type DraftMessage, writeMessage } from '../../../platform/sip2/write-message.ts';
import { answerRequest } from './answer-request.ts';
import { statusOfServer } from './answers/status-of-server.ts';
import { languageIn } from './message-language.ts';
import { terminalContext } from './terminal-context.ts';

/** So many messages that cannot be answered, one after the other, end the connection. */
const MOST_FAULTS = 3;

/** The conversation with one machine. */
export interface Session {
  /** The bytes to send, or that the connection is to be closed (after them, if there are any). */
  answer(line: Buffer): Promise<{ readonly bytes?: Buffer; readonly close?: true }>;
  readonly isSignedIn: boolean;
}

interface SignedIn extends Terminal {
  readonly tenantId: string;
  readonly secretHash: string;
}

/** Begins a conversation. Messages are answered one after the other; nothing of them is logged. */
export function createSession(deps: Deps, address: string): Session {
  let signedIn: SignedIn | undefined;
  let faults = 0;
  /** The language that the machine named last, for messages that name none. */
  let language: Language | undefined;
  /** The last request and its answer, for a machine that did not get the answer. */
  let last:
    | { readonly line: Buffer; readonly sequence: string | undefined; readonly bytes: Buffer }
    | undefined;

  const encoding = (): Sip2Encoding => signedIn?.encoding ?? 'utf-8';
  const write = <C extends MessageCode>(draft: DraftMessage<C>, sequence?: string) =>
    writeMessage(draft, { encoding: encoding(), lineEnd: signedIn?.lineEnd, sequence });
  const askAgain = (sequence?: string) => {
    faults += 1;
    const bytes = write({ code: '96', fixed: {}, fields: {} }, sequence);
    return faults >= MOST_FAULTS ? { bytes, close: true as const } : { bytes };
  };

  async function signIn(message: MessageOf<'93'>): Promise<DraftMessage<'94'>> {
    const [path = '', account = '', ...more] = fieldOf(message, 'CN').split('/');
    const tenant = more.length === 0 ? await deps.tenants.byMappingPath(path) : undefined;
    const hasDesk = tenant && deps.ils.of(tenant).desk !== undefined;
    const terminal = hasDesk && (await proveTerminal(deps, tenant.id, account, fieldOf(message, 'CO')));
    signedIn = terminal ? { ...terminal, tenantId: tenant.id } : undefined;
    return { code: '94', fixed: { ok: terminal ? '1' : '0' }, fields: {} };
  }

  async function draftFor(message: SipMessage) {
    if (message.code === '93') return signIn(message);
    const tenant = signedIn && (await deps.tenants.byId(signedIn.tenantId));
    const terminal = signedIn && tenant && (await currentTerminal(deps, tenant.id, signedIn));
    language = languageIn(message) ?? language;
    const context = terminal && (await terminalContext(deps, tenant, { terminal, address, language }));
    if (context) return answerRequest(message, context);
    signedIn = undefined;
    return message.code === '99' ? statusOfServer(writeInstant(deps.clock.now(), 'UTC')) : undefined;
  }

  return {
    get isSignedIn() {
      return signedIn !== undefined;
    },
    async answer(line) {
      const message = readMessage(line, encoding());
      const { sequence } = message;
      if (message.checksum === 'wrong' || isUnread(message)) return askAgain(sequence);
      if (message.code === '97') return last ? { bytes: last.bytes } : askAgain(sequence);
      // The same sequence number again: the machine did not get the answer, and nothing is done twice.
      if (sequence !== undefined && last?.sequence === sequence && last.line.equals(line))
        return { bytes: last.bytes };
      const draft = await draftFor(message);
      if (draft === 'unsupported') return askAgain(sequence);
      if (draft === undefined) return { close: true };
      const bytes = write(draft as DraftMessage<MessageCode>, sequence);
      last = { line, sequence, bytes };
      if (draft.code === '94' && draft.fixed.ok === '0') {
        faults += 1;
        return faults >= MOST_FAULTS ? { bytes, close: true } : { bytes };
      }
      faults = 0;
      return { bytes };
    },
  };
}
