import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AskField } from '../components/ask-field.tsx';
import { BeforeAsking, useAssistant } from '../components/before-asking.tsx';
import { ForYou } from '../components/for-you.tsx';
import { FoundWorks } from '../components/found-works.tsx';
import { TalkView } from '../components/talk-view.tsx';
import { pageTalk } from '../talk/talk-store.ts';
import { isUnderWay } from '../talk/turn.ts';
import { useAsking } from '../talk/use-asking.ts';
import styles from './ai-search-page.module.css';

/** /aiSearch: one field, an answer with its sources, and what the search finds that the answer rests on. */
export default function AiSearchPage() {
  const { t } = useTranslation('assistant');
  usePageTitle(t('page.title'));
  const assistant = useAssistant();
  if (assistant && !assistant.page)
    return (
      <div className={`wrap ${styles.page}`}>
        <EmptyState
          title={t('page.closed')}
          actions={<Link to={searchAddress({})}>{t('page.toSearch')}</Link>}
        />
      </div>
    );
  return <Asking />;
}

function Asking() {
  const { t } = useTranslation('assistant');
  const { text, setText, ask, underWay, signedIn } = useAsking(pageTalk);
  const turn = useExternalStore(pageTalk.turns).at(-1);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{t('page.title')}</h1>
      <AskField
        fieldRef={field}
        label={t('page.ask')}
        value={text}
        onChange={setText}
        onAsk={() => ask()}
        onStop={() => pageTalk.stop()}
        underWay={underWay}
      />
      {!turn && <BeforeAsking onSample={(sample) => ask(sample)} />}
      {turn && (
        <div className={styles.answer}>
          <TalkView talk={pageTalk} />
          {turn.search && !isUnderWay(turn) && (
            <FoundWorks search={turn.search} named={turn.sources.map(({ recordId }) => recordId)} />
          )}
          <p className="muted small">{t('hint')}</p>
        </div>
      )}
      {signedIn && !turn && <ForYou />}
    </div>
  );
}
