import type { Language } from '@lectern/contracts/kernel/languages';
import { mappingPathOf } from './mapping-path.ts';
import type { StepName } from './step-paths.ts';

/** Who is signed in, as GET /oga/userinfo answers. */
export interface StoredUser {
  readonly userId: string;
  readonly groupCode: string;
  readonly libCode: string;
  readonly name: string;
  readonly opacPicUrl: string;
}

/** A sign-in that is not finished: its session allows only the calls of one step. */
export interface SignInStep {
  readonly header: string;
  readonly token: string;
  readonly step: StepName;
  /** Why the step is needed, in the server's words; may be empty. */
  readonly message: string;
  /** The language of the message. */
  readonly messageIn?: Language;
  readonly loginType: LoginType;
  /** The reader asked to stay signed in on this computer. */
  readonly stays?: boolean;
}

/** A session of the staff, as this tab knows it. */
export interface StoredStaffSession {
  readonly header: string;
  readonly token: string;
  readonly account: string;
  readonly name: string;
}

/** 1 account and password, 2 passport, 4 unified authentication, 5 WeChat, 6 passkey. */
export type LoginType = 1 | 2 | 4 | 5 | 6;

/** What a tab keeps until it closes, under the specification's names (document 1, section 3, "Client storage"). */
interface SessionValues {
  userInfo: StoredUser;
  jwt: string;
  jwtHeader: string;
  /** Where to go after signing in: a path of the router. */
  loginNextPath: string;
  /** Ours: the session of a step that has to be done before the reader is signed in. */
  signInStep: SignInStep;
  /** Ours: the session of a member of the staff, apart from a reader's. */
  staffSession: StoredStaffSession;
  /** Ours: the version of the privacy statement that was agreed to in the form of sign-in. */
  notedConsent: string;
  /** Ours: primary ids whose guarantee notice was shown. */
  guaranteeNoticeShown: readonly string[];
  /** Ours: how the signed-in reader arranged the menu of the personal centre, so that it does not move when the answer comes. */
  menuChoice: { readonly order: number[]; readonly hidden: number[] };
  /** Ours: the works that were chosen as favourites while nobody was signed in. */
  starredBibs: readonly { readonly recordId: string; readonly title: string; readonly author: string }[];
  /** Ours: the question that waits until its reader has signed in. */
  waitingQuestion: string;
  /** Ours: the works that were chosen in result lists, in the order of choosing. */
  selectedBibs: readonly { readonly recordId: string; readonly title: string; readonly author: string }[];
}

/** What the browser keeps. The last ones are ours. */
interface LocalValues {
  language: Language;
  langFlag: { enFlag: boolean; zhFlag: boolean; trFlag: boolean; languageFlag: boolean };
  /** The tenant's public settings at the last visit, so that its colours can be shown before the first answer. */
  findConfig: unknown;
  libCodeObj: { libCode: string; libName: string };
  /** The step of the tour that is shown, so that a reload goes on there. */
  helpStep: number;
  /** The path of the router to which skipping the tour leads. */
  helpBackPath: string;
  fristLoginFlag: '0' | '1';
  loginType: LoginType;
  /** The session of a reader who stays signed in on this computer; others are with their tab. */
  stayingSession: {
    readonly header: string;
    readonly token: string;
    readonly user?: StoredUser | undefined;
  };
  /** How the assistant's panel was left; never what was said in it. */
  AISearch: 'open' | 'closed';
  recentSearches: readonly string[];
  /** Facets that the reader opened (true) or folded (false). */
  openFacets: Readonly<Record<string, boolean>>;
  /** How the signed-in reader's searches begin, by the code of the setting. */
  searchSettings: Readonly<Partial<Record<string, string>>>;
  colourMode: 'auto' | 'light' | 'dark';
  resultView: 'list' | 'covers';
  /** The address of the last advanced search. */
  advancedSearch: string;
  /** The paper of the printer of slips at this desk. */
  slipSize: '80mm' | 'A4';
  /** Where this computer stands, chosen once by the staff. */
  staffDesk: { readonly libraryCode: string; readonly name: string };
  /** What this computer proves itself with as a station for self check-out. */
  selfCheckStation: string;
  /** The key to which this computer seals what is done without a network. */
  offlineKey: string;
  /** Who of the staff signed in here, the last one first. */
  staffHere: readonly { readonly account: string; readonly name: string }[];
}

export type SessionName = keyof SessionValues;
export type LocalName = keyof LocalValues;

/** The part of the Web Storage interface that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TypedStore<Values> {
  /** Undefined if nothing is stored, or it cannot be read. */
  read<K extends keyof Values & string>(key: K): Values[K] | undefined;
  write<K extends keyof Values & string>(key: K, value: Values[K]): void;
  remove(...keys: (keyof Values & string)[]): void;
}

/**
 * A store whose keys begin with the tenant's path (`demo:jwt`): two tenants on one origin share the browser's storage and must not
 * share a session. If the browser refuses to store (private mode, full), the page works without it.
 */
export function prefixedStore<Values>(prefix: string, store: () => KeyValueStore): TypedStore<Values> {
  const nameOf = (key: string) => `${prefix}:${key}`;
  return {
    read(key) {
      try {
        const text = store().getItem(nameOf(key));
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        store().setItem(nameOf(key), JSON.stringify(value));
      } catch {
        // The browser refuses to store. The page works without what it remembers.
      }
    },
    remove(...keys) {
      for (const key of keys) {
        try {
          store().removeItem(nameOf(key));
        } catch {
          // As above.
        }
      }
    },
  };
}

/** The tenant of this page. */
export const mappingPath = mappingPathOf(globalThis.location?.pathname ?? '/');

/** Until the tab closes. */
export const sessionStore = prefixedStore<SessionValues>(mappingPath, () => globalThis.sessionStorage);

/** Until the reader clears it. */
export const localStore = prefixedStore<LocalValues>(mappingPath, () => globalThis.localStorage);
