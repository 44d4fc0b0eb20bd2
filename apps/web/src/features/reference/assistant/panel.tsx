import { Eraser, Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { localStore } from '../../../lib/storage.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { AskField } from './components/ask-field.tsx';
import { BeforeAsking, useAssistant } from './components/before-asking.tsx';
import { History } from './components/history.tsx';
import { TalkView } from './components/talk-view.tsx';
import styles from './panel.module.css';
import { panelTalk } from './talk/talk-store.ts';
import { useAsking } from './talk/use-asking.ts';

/** The assistant on every page: an icon in the corner, or the talk beside the page. */
export default function AssistantPanel() {
  const { t } = useTranslation('assistant');
  const [open, setOpen] = useState(() => localStore.read('AISearch') === 'open');
  const icon = useRef<HTMLButtonElement>(null);
  const hasPage = useAssistant()?.page ?? false;
  const show = (next: boolean) => {
    localStore.write('AISearch', next ? 'open' : 'closed');
    setOpen(next);
    // The icon is drawn again before it can take the focus.
    if (!next) requestAnimationFrame(() => icon.current?.focus());
  };
  return open ? (
    <Open hasPage={hasPage} onCollapse={() => show(false)} />
  ) : (
    <button
      ref={icon}
      type="button"
      className={styles.icon}
      data-fixed-bar
      aria-label={t('openPanel')}
      title={t('openPanel')}
      onClick={() => show(true)}
    >
      <Sparkles size={22} aria-hidden />
    </button>
  );
}

function Open({ hasPage, onCollapse }: { readonly hasPage: boolean; readonly onCollapse: () => void }) {
  const { t } = useTranslation('assistant');
  const { text, setText, ask, underWay, signedIn } = useAsking(panelTalk);
  const turns = useExternalStore(panelTalk.turns);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const answered = new Set(turns.map(({ answerId }) => answerId));
  return (
    <aside
      className={styles.panel}
      aria-label={t('name')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCollapse();
      }}
    >
      <header className={styles.head} data-fixed-bar>
        <h2>{t('name')}</h2>
        {hasPage && (
          <Link className="small" to="/aiSearch">
            {t('toPage')}
          </Link>
        )}
        {turns.length > 0 && (
          <IconButton
            label={t('clear')}
            icon={<Eraser size={18} aria-hidden />}
            onClick={() => panelTalk.clear()}
          />
        )}
        <IconButton label={t('collapse')} icon={<X size={20} aria-hidden />} onClick={onCollapse} />
      </header>
      {/* Scrolled by keys, so it takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys */}
      <section className={styles.talk} aria-label={t('talk')} tabIndex={0}>
        {signedIn && <History talk={panelTalk} hidden={answered} />}
        {turns.length === 0 && <BeforeAsking onSample={(sample) => ask(sample)} />}
        <TalkView talk={panelTalk} />
      </section>
      <footer className={styles.foot}>
        <AskField
          fieldRef={field}
          label={t('ask')}
          value={text}
          onChange={setText}
          onAsk={() => ask()}
          onStop={() => panelTalk.stop()}
          underWay={underWay}
        />
        <p className={styles.hint}>{t('hint')}</p>
      </footer>
    </aside>
  );
}
