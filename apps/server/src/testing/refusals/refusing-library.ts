import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { selfCheckSettingsSchema } from '@lectern/contracts/people/tenant/self-check-settings';
import { signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { sourceSettingsSchema } from '@lectern/contracts/people/tenant/source-settings';
import { wechatMessageSettingsSchema } from '@lectern/contracts/people/tenant/wechat-message-settings';
import { wechatSettingsSchema } from '@lectern/contracts/people/tenant/wechat-settings';
import type { SearchEngine, SearchResult } from '@lectern/search/search-engine';
import { SearchUnavailableError } from '@lectern/search/search-errors';
import { vi } from 'vitest';
import { createThingsKeeper } from '../../domains/discovery/search-index/things/keep-things.ts';
import { localDriver } from '../../domains/lending/circulation/local-ils.ts';
import { putTenant } from '../../platform/tenants/tenant-store.ts';
import { createFailingSystems, type FailingSystems } from '../../ports/ils/failing-ils.ts';
import type { PlacingRefusal } from '../../ports/ils/ils-placing.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import type { IlsRequests } from '../../ports/ils/ils-requests.ts';
import { createLibrarySystems, type LibrarySystems } from '../../ports/ils/library-systems.ts';
import { createPaymentChannels } from '../../ports/payments/payment-channels.ts';
import { openSandbox } from '../../ports/payments/sandbox/sandbox-channel.ts';
import { buildBib } from '../catalogue-builders.ts';
import { createPagesKeeper } from '../index-pages.ts';
import { indexTenant } from '../index-tenant.ts';
import { type ScriptedProvider, scriptedProvider } from '../scripted-provider.ts';
import { type CallerOptions, createTestApp, type TestApp } from '../test-app.ts';
import { putSettings, testSettings } from '../test-settings.ts';

/** The server with what it stands on able to fail, one bib in its index, and sources outside that cannot be reached. */
export interface RefusingLibrary extends TestApp {
  readonly ils: FailingSystems;
  readonly engine: FailingEngine;
  readonly patrons: SystemPatrons;
  /** The payment provider behind the channel `alipay`. */
  readonly provider: ScriptedProvider;
  /** Whether the installation has a key to make codes with. */
  readonly keys: { areThere: boolean };
  readonly bibId: string;
  /** Who calls, where that is not somebody who may. */
  caller: CallerOptions;
}

/** Whether the library system knows the patrons, whether they sign in there (it is away when they do), and whether it has a desk. */
export interface SystemPatrons {
  areKnown: boolean;
  signInThere: boolean;
  /** Staff can change neither them nor the loan rules here. */
  areElsewhere: boolean;
  /** Loans are made in another program. */
  deskIsElsewhere: boolean;
  /** The library system takes requests. */
  mayRequest: boolean;
  /** What it says to every request, as systems elsewhere do; by the rules if absent. */
  saysToRequests?: PlacingRefusal<'reservation'>;
}

/** A search engine that goes away, or finds more than can be put in order, when it is told. */
export interface FailingEngine extends SearchEngine {
  mood: 'well' | 'away' | 'finds many';
}

const MANY = 1_000_000;
const SELF_CHECK = selfCheckSettingsSchema.parse({ on: true });

export async function createRefusingLibrary(): Promise<RefusingLibrary> {
  const keys = { areThere: true };
  const patrons: SystemPatrons = {
    areKnown: true,
    signInThere: false,
    areElsewhere: false,
    deskIsElsewhere: false,
    mayRequest: true,
  };
  const failing: { ils?: FailingSystems; engine?: FailingEngine; provider?: ScriptedProvider } = {};
  const app = await createTestApp({
    adapt: (deps) => {
      const secrets = { ...deps.secrets, canSeal: () => keys.areThere };
      failing.ils = createFailingSystems(createLibrarySystems(deps, [localDriver(deps)]));
      failing.engine = createFailingEngine(deps.search);
      const provider = scriptedProvider(() => deps.clock.now());
      failing.provider = provider;
      const payments = createPaymentChannels([openSandbox(deps), () => provider.channel]);
      return { ...deps, secrets, payments, ils: forgetful(failing.ils, patrons), search: failing.engine };
    },
  });
  const { ils, engine, provider } = failing;
  if (!ils || !engine || !provider) throw new Error('nothing that fails was put in place');
  const settings = testSettings('alpha');
  const named = { names: { 'en-US': 'Nowhere' } };
  await putSettings(app, {
    ...settings,
    policy: {
      ...settings.policy,
      passwordMaxAgeDays: 365,
      selfCheck: SELF_CHECK,
      cardsElsewhere: true,
      publishing: { childGroups: ['child'], forbiddenWords: ['verboten'] },
      desk: { ...settings.policy.desk, cashDrawers: true },
    },
    account: { editableFields: ['unit'] },
    payments: { sandbox: true, refundLimit: 200 },
    assistant: { ...settings.assistant, atOnce: 1 },
    signIn: signInSettingsSchema.parse({ providers: { cas: { address: 'http://127.0.0.1:9/cas' } } }),
    public: {
      ...settings.public,
      weixinLogin: '1',
      passportLogin: '1',
      sduUnionLoanFlag: '1',
      aiOpenFlag: '1',
      passportLoginUrl: 'https://passport.example/',
    },
    wechatMessages: wechatMessageSettingsSchema.parse({ appId: 'wx2', apiAddress: 'http://127.0.0.1:9' }),
    wechat: wechatSettingsSchema.parse({ appId: 'wx1', apiAddress: 'http://127.0.0.1:9' }),
    sources: sourceSettingsSchema.parse({
      catalogues: [{ ...named, code: 'nowhere', address: 'http://127.0.0.1:9/sru' }],
      offers: { ...named, address: 'http://127.0.0.1:9/?q={keyWord}' },
    }),
  });
  const other = testSettings('beta');
  await putTenant(app.deps.db, {
    id: '1002',
    mappingPath: 'beta',
    settings: {
      ...other,
      public: { ...other.public, normalLogin: '0' },
      policy: { ...other.policy, selfCheck: SELF_CHECK, requests: { ...other.policy.requests, kinds: [] } },
    },
    now: app.clock.now().toISOString(),
  });
  await vi.waitFor(async () => {
    const read = await app.deps.tenants.byId('1001');
    if (!read?.settings.sources.offers) throw new Error('the settings are not read yet');
  }, 30_000);
  await app.deps.secrets.set('1001', 'wechat', 'secret of the application');
  await app.deps.secrets.set('1001', 'wechat-messages', 'secret of the service account');
  const { id: bibId } = await buildBib(app.deps.db, { title: 'The whale' });
  await indexTenant(app.deps, '1001');
  await createThingsKeeper(app.deps).rebuild('1001');
  await createPagesKeeper(app.deps).rebuild('1001');
  return { ...app, ils, engine, provider, patrons, keys, bibId, caller: {} };
}

function forgetful(systems: LibrarySystems, patrons: Readonly<SystemPatrons>): LibrarySystems {
  const forget = ({ desk, behaviours, funds, requests, selfCheck, ...ils }: IlsPort): IlsPort => ({
    ...ils,
    ...(desk && !patrons.deskIsElsewhere && { desk }),
    ...(selfCheck && !patrons.deskIsElsewhere && { selfCheck }),
    ...(behaviours && !patrons.deskIsElsewhere && { behaviours }),
    ...(funds && !patrons.deskIsElsewhere && { funds }),
    ...(requests && patrons.mayRequest && { requests: saying(requests, patrons) }),
    ...(!patrons.areKnown && { patronAccount: async () => refuse(PATRON_NOT_FOUND) }),
    ...(patrons.areElsewhere && { readers: undefined }),
    ...(patrons.signInThere && { signIn: { check: async () => refuse(ILS_UNAVAILABLE) } }),
  });
  return {
    of: (tenant) => forget(systems.of(tenant)),
    ofId: async (id) => forget(await systems.ofId(id)),
    abilitiesOf: (tenant) =>
      systems
        .abilitiesOf(tenant)
        .filter(
          (ability) => ability !== 'ownCirculation' || !(patrons.areElsewhere || patrons.deskIsElsewhere),
        ),
  };
}

function saying(requests: IlsRequests, { saysToRequests }: Readonly<SystemPatrons>): IlsRequests {
  return saysToRequests ? { ...requests, place: async () => saysToRequests as never } : requests;
}

function createFailingEngine(inner: SearchEngine): FailingEngine {
  let mood: FailingEngine['mood'] = 'well';
  const refuseWhileAway = () => {
    if (mood === 'away') throw new SearchUnavailableError('away');
  };
  return {
    ...bound(inner),
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
    },
    async search(...asked): Promise<SearchResult> {
      refuseWhileAway();
      const found = await inner.search(...asked);
      return mood === 'finds many' ? { ...found, total: MANY } : found;
    },
    async suggest(...asked) {
      refuseWhileAway();
      return inner.suggest(...asked);
    },
    async explain(...asked) {
      refuseWhileAway();
      return inner.explain(...asked);
    },
    async concepts(...asked) {
      refuseWhileAway();
      return inner.concepts(...asked);
    },
    async headings(...asked) {
      refuseWhileAway();
      return inner.headings(...asked);
    },
    async spell(...asked) {
      refuseWhileAway();
      return inner.spell(...asked);
    },
  };
}

/** What an engine does besides answering readers. */
function bound(engine: SearchEngine) {
  return {
    concepts: engine.concepts.bind(engine),
    scan: engine.scan.bind(engine),
    apply: engine.apply.bind(engine),
    rebuild: engine.rebuild.bind(engine),
    status: engine.status.bind(engine),
    close: engine.close.bind(engine),
  };
}
