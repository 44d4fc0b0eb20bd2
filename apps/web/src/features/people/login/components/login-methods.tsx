import { beginPassportSignIn } from '@lectern/contracts/people/handover/begin-passport-sign-in';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { pages } from '../../../../lib/kept/kept-page.ts';
import { canUsePasskeys } from '../../../../lib/passkeys/browser-passkeys.ts';
import { localStore } from '../../../../lib/storage.ts';
import { type Tenant, useTenant } from '../../../../lib/tenant.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { leaveForSignIn } from '../../../../lib/window-closing.ts';
import {
  type LoginMethod,
  lastMethod,
  leavingAddress,
  offeredMethods,
  recordOfPath,
} from '../login-methods.ts';
import { keepNextPath } from '../next-path.ts';
import { PASSKEY_LOGIN } from '../passkeys/enter-by-passkey.ts';
import { PasskeyWay } from '../passkeys/passkey-way.tsx';
import { Leaving } from './leaving.tsx';
import { LoginExplain } from './login-explain.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-methods.module.css';
import { MethodChooser } from './method-chooser.tsx';
import { WechatWay } from './wechat-way.tsx';

/**
 * The ways to sign in that the library has switched on: one goes straight on, several are offered. `mayLeave` is false where leaving the
 * page without being asked would lose something or lead in a circle.
 */
export function LoginMethods(props: WaysProps) {
  const { settings } = useTenant();
  const { pathname, search } = useLocation();
  const methods = offeredMethods(settings);
  const hasWechat = settings.weixinLogin === '1' && settings.loginFlag !== '0';
  const hasPasskeys = canUsePasskeys(settings) && methods[0] !== 'external';
  // Where another system is the one way, only a reader who used a passkey last is held back from it.
  const mayLeave =
    props.mayLeave && !hasWechat && !(hasPasskeys && localStore.read('loginType') === PASSKEY_LOGIN);
  const leavesAtOnce = mayLeave && methods.length === 1 && methods[0] !== 'normal';
  const showsPasskeys = hasPasskeys && !leavesAtOnce;
  if (!hasWechat && !showsPasskeys) return <Ways {...props} />;
  const keepPlace = () => keepNextPath(`${pathname}${search}`, settings.returnOrigins);
  return (
    <div className={styles.methods}>
      {/* WeChat is another way: the reader decides before the page is left. */}
      {methods.length > 0 && <Ways {...props} mayLeave={mayLeave} />}
      {showsPasskeys && <PasskeyWay onSignedIn={props.onSignedIn} />}
      {hasWechat && <WechatWay onOpen={keepPlace} />}
    </div>
  );
}

interface WaysProps {
  readonly onSignedIn: () => void;
  readonly mayLeave: boolean;
}

function Ways({ onSignedIn, mayLeave }: WaysProps) {
  const { t } = useTranslation('login');
  const { settings } = useTenant();
  const beginPassport = useAction(beginPassportSignIn, { onDone: ({ address }) => leaveForSignIn(address) });
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const methods = offeredMethods(settings);
  const isKept = useExternalStore(pages).kept !== undefined;
  const [chosen, setChosen] = useState<LoginMethod>();
  const [only, ...others] = methods;
  const method = chosen ?? (others.length === 0 ? only : undefined);

  if (methods.length === 0) return <Notice tone="warn">{t('noMethod')}</Notice>;
  if (method === 'normal')
    return (
      <>
        {others.length > 0 && <OtherWays onChoose={() => setChosen(undefined)} />}
        <LoginForm onSignedIn={onSignedIn} />
      </>
    );

  const addressOf = (one: LoginMethod) => {
    const address = methodAddress(settings, one);
    const recordId = recordOfPath(pathname);
    const withOriginalPage = settings.loginCasWithOriginalPage === '1' && one === 'unified';
    return address && leavingAddress(address, { recordId, withOriginalPage, base: location.href });
  };
  /** The page under the dialog is where the reader comes back to. */
  const leave = (one: LoginMethod) => {
    keepNextPath(`${pathname}${search}`, settings.returnOrigins);
    const address = addressOf(one);
    // The passport must bring back what this browser began with.
    if (one === 'passport') beginPassport.start({});
    else if (address) leaveForSignIn(address);
  };
  // Leaving would lose what this tab keeps.
  const beside = isKept && <p className="muted">{t('inNewTab')}</p>;
  const fault = beginPassport.error && <Notice tone="bad">{errorText(beginPassport.error)}</Notice>;
  if (method) {
    const address = addressOf(method);
    if (!address) return <Notice tone="warn">{t('noMethod')}</Notice>;
    return (
      <div className={styles.methods}>
        {fault}
        {beside}
        <Leaving address={address} atOnce={mayLeave} onLeave={() => leave(method)} />
        <LoginExplain />
      </div>
    );
  }
  return (
    <div className={styles.methods}>
      {fault}
      {beside}
      <Choice
        special={settings.specialLogin === '1'}
        methods={methods}
        onChoose={(one) => (one === 'normal' ? setChosen(one) : leave(one))}
      />
      <LoginExplain />
    </div>
  );
}

/** All ways as one list; in the special dialog the first one alone, with the others folded below it. */
function Choice({
  special,
  methods,
  onChoose,
}: {
  readonly special: boolean;
  readonly methods: readonly LoginMethod[];
  readonly onChoose: (method: LoginMethod) => void;
}) {
  const { t } = useTranslation('login');
  const last = lastMethod(methods, localStore.read('loginType'));
  const [first, ...others] = methods;
  if (!special || first !== 'unified')
    return <MethodChooser methods={methods} last={last} onChoose={onChoose} />;
  return (
    <>
      <Button kind="primary" wide onClick={() => onChoose(first)}>
        {t('method.unified')}
      </Button>
      <details className={styles.others}>
        <summary>{t('method.others')}</summary>
        <MethodChooser methods={others} last={last} onChoose={onChoose} />
      </details>
    </>
  );
}

function OtherWays({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('login');
  return (
    <Button
      kind="text"
      size="small"
      className={styles.back}
      icon={<ArrowLeft size={15} aria-hidden />}
      onClick={onChoose}
    >
      {t('method.others')}
    </Button>
  );
}

function methodAddress(settings: Tenant['settings'], method: LoginMethod): string {
  if (method === 'unified') return settings.unifieAuthenLoginUrl;
  if (method === 'passport') return settings.passportLoginUrl;
  return method === 'external' ? settings.exterSinAuthenUrl : '';
}
