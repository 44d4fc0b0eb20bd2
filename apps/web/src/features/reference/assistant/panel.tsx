import { Eraser, Sparkles, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../components/icon-button.tsx';
import { ASSISTANT_BUTTON, assistantPanel, showAssistant } from '../../../lib/assistant-panel.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { AskField } from './components/ask-field.tsx';
import { BeforeAsking, useAssistant } from './components/before-asking.tsx';
import { History } from './components/history.tsx';
import { TalkView } from './components/talk-view.tsx';
import styles from './panel.module.css';
import { panelTalk } from './talk/talk-store.ts';
import { useAsking } from './talk/use-asking.ts';

/** The assistant on every page: an icon in the corner, or the talk beside the page. On phones the bar at the bottom has its button. */
export default function AssistantPanel() {
  const { t } = useTranslation('assistant');
  const open = useExternalStore(assistantPanel);
  const isPhone = useMedia('(max-width: 640px)');
  const hasPage = useAssistant()?.page ?? false;
  if (open) return <Open hasPage={hasPage} onCollapse={() => showAssistant(false)} />;
  if (isPhone) return null;
  return (
    <button
      id={ASSISTANT_BUTTON}
      type="button"
      className={styles.icon}
      data-fixed-bar
      aria-label={t('openPanel')}
      title={t('openPanel')}
      onClick={() => showAssistant(true)}
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
