import { ChevronRight, IdCard, Landmark, LogIn, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../../lib/tenant.ts';
import type { LoginMethod } from '../login-methods.ts';
import styles from './method-chooser.module.css';

const ICONS = { unified: Landmark, normal: IdCard, passport: Smartphone, external: LogIn } as const;

/** The find config's own words for each way (specification 1, section 2). */
const EXPLAINED_BY = {
  unified: 'pcSsoLoginExplain',
  normal: 'pcLspLoginExplain',
  passport: 'pcXxtLoginExplain',
} as const;

/** The ways to sign in, each with the library's words about it. The one that was used last says so. */
export function MethodChooser({
  methods,
  last,
  onChoose,
}: {
  readonly methods: readonly LoginMethod[];
  readonly last: LoginMethod | undefined;
  readonly onChoose: (method: LoginMethod) => void;
}) {
  const { t } = useTranslation('login');
  return (
    <ul className={styles.methods}>
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <li key={method}>
            <button
              type="button"
              className={styles.method}
              data-last={method === last || undefined}
              ref={method === (last ?? methods[0]) ? beginHere : undefined}
              onClick={() => onChoose(method)}
            >
              <Icon size={22} strokeWidth={1.6} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>
                  {t(`method.${method}`)}
                  {method === last && <span className={styles.last}>{t('method.last')}</span>}
                </span>
                <MethodExplain method={method} />
              </span>
              <ChevronRight size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A dialog with this element begins there, when the browser opens it. React's autoFocus comes too early for that. */
function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

function MethodExplain({ method }: { readonly method: LoginMethod }) {
  const { settings } = useTenant();
  const text = method === 'external' ? '' : settings[EXPLAINED_BY[method]].trim();
  return text === '' ? null : <span className={styles.explain}>{text}</span>;
}
