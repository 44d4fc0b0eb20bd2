import { eraseChatHistory } from '@lectern/contracts/reference/ai/erase-chat-history';
import { CHAT_ROLES, getChatHistory } from '@lectern/contracts/reference/ai/get-chat-history';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/icon-button.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Talk } from '../talk/talk-store.ts';
import { AnswerFoot } from './answer-foot.tsx';
import styles from './assistant.module.css';

const AnswerText = lazy(() => import('./answer-text.tsx'));

/** What the reader and the assistant said before, and how long it is kept. The talk of this tab stands below it, not in it. */
export function History({ talk, hidden }: { readonly talk: Talk; readonly hidden: ReadonlySet<string> }) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const [erasing, setErasing] = useState(false);
  const { data } = useCall(getChatHistory, {}, { staleMs: Number.POSITIVE_INFINITY });
  const entries = data?.entries.filter(({ answerId }) => !hidden.has(answerId)) ?? [];
  if (!data || (entries.length === 0 && hidden.size === 0)) return null;
  return (
    <>
      {entries.map((entry) =>
        entry.role === CHAT_ROLES.reader ? (
          <p key={`${entry.answerId}-asked`} className={styles.question}>
            <span className="hidden-visually">{format.dateTime(entry.at)}</span>
            {entry.message}
          </p>
        ) : (
          <div key={entry.answerId} className={styles.turn}>
            <Suspense fallback={<p className={styles.text}>{entry.message}</p>}>
              <AnswerText
                text={withoutNumbers(entry.message)}
                isOfLibrary={entry.by === 'library'}
                onCited={() => undefined}
              />
            </Suspense>
            {entry.chatHistoryAttachments.length > 0 && (
              <ul className={styles.named} aria-label={t('sources')}>
                {entry.chatHistoryAttachments.map(({ recordId, title }) => (
                  <li key={`${recordId}-${title}`}>
                    {recordId ? <Link to={bibAddress(recordId)}>{title}</Link> : title}
                  </li>
                ))}
              </ul>
            )}
            {entry.by === 'library' && <p className={styles.note}>{t('byLibrary')}</p>}
            <AnswerFoot turn={{ answerId: entry.answerId, pieces: [entry.message] }} rating={entry.rating} />
          </div>
        ),
      )}
      <p className={styles.kept}>
        {t('kept', { count: data.keptDays })}
        <IconButton
          label={t('erase.open')}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => setErasing(true)}
        />
      </p>
      {erasing && (
        <RemoveDialog
          call={eraseChatHistory}
          input={{}}
          invalidates={[getChatHistory]}
          words={{
            title: t('erase.title'),
            hint: t('erase.hint'),
            send: t('erase.send'),
            cancel: t('cancel'),
            done: t('erase.done'),
          }}
          onRemoved={() => {
            talk.clear();
            setErasing(false);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

/** Numbers cite cards, which a kept answer has no more. */
function withoutNumbers(text: string): string {
  return text.replace(/\[\d{1,2}\]/g, '');
}
