import { BookOpen, Clock, Flame, Lightbulb, SpellCheck, Tag, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '../../lib/use-announced.ts';
import styles from './suggestion-list.module.css';
import type { Suggestion, SuggestionKind } from './use-suggestions.ts';

const ICONS: Record<SuggestionKind, typeof Tag> = {
  title: BookOpen,
  author: UserRound,
  subject: Tag,
  hot: Flame,
  recommended: Lightbulb,
  recent: Clock,
  spelling: SpellCheck,
};

/** The list below the search field. It is always in the page, because the field refers to it by id. If empty, it is hidden. */
export function SuggestionList({
  id,
  suggestions,
  active,
  words,
  onChoose,
  onForget,
}: {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly words: string;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation('components');
  const count = suggestions.length;
  useAnnounced(count > 0 ? t('searchBox.count', { count }) : undefined);
  const onlyRecent = count > 0 && words === '';
  return (
    <div className={styles.panel} hidden={count === 0} onPointerDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('searchBox.suggestions')}>
        {suggestions.map((suggestion, index) => {
          const Icon = ICONS[suggestion.kind];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
            <div
              key={`${suggestion.kind}-${suggestion.recordId ?? suggestion.value}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onClick={() => onChoose(suggestion)}
            >
              <Icon size={16} aria-hidden />
              <span className={styles.value}>
                <Emphasised text={suggestion.value} words={words} />
              </span>
              <span className={styles.kind}>{t(`searchBox.kinds.${suggestion.kind}`)}</span>
            </div>
          );
        })}
      </div>
      {onlyRecent && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('searchBox.forget')}
        </button>
      )}
    </div>
  );
}

/** A suggestion with the typed part in bold. */
function Emphasised({ text, words }: { readonly text: string; readonly words: string }) {
  const at = words ? text.toLocaleLowerCase().indexOf(words.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{text.slice(at, at + words.length)}</strong>
      {text.slice(at + words.length)}
    </>
  );
}
