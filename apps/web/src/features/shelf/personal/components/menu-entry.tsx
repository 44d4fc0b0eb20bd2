import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PersonalEntryIcon } from '../../../../components/personal-entry-icon.tsx';
import { noteNavigation } from '../../../../lib/note-use.ts';
import type { PersonalEntry } from '../../../../lib/personal-menu.ts';
import { useJump } from '../../../../lib/use-jump.ts';
import styles from './section-menu.module.css';

/** A number beside an entry: as it is shown, and in words for who does not see it beside the entry. */
export interface EntryCount {
  readonly shown: string;
  readonly words?: string;
  /** Something that is new. */
  readonly isNew?: boolean;
}

/** One entry of the menu: a page of ours, an address, or another system that the reader is handed over to. */
export function SectionMenuEntry({
  entry: { name, to, href, jump: partner },
  count,
  onChosen,
}: {
  readonly entry: PersonalEntry;
  readonly count?: EntryCount | undefined;
  readonly onChosen?: (() => void) | undefined;
}) {
  const { t: words } = useTranslation('components');
  const jump = useJump();
  const choose = () => {
    noteNavigation(name);
    if (partner) jump(partner);
    onChosen?.();
  };
  const content = (
    <>
      <PersonalEntryIcon name={name} size={18} />
      <span>{words(`personalMenu.${name}`)}</span>
      {count && (
        <span className={count.isNew ? styles.new : styles.count}>
          <span aria-hidden={count.words !== undefined || undefined}>{count.shown}</span>
          {count.words !== undefined && <span className="hidden-visually">{count.words}</span>}
        </span>
      )}
    </>
  );
  if (to)
    return (
      <NavLink to={to} end onClick={choose}>
        {content}
      </NavLink>
    );
  if (href)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={choose}>
        {content}
      </a>
    );
  return (
    <button type="button" onClick={choose}>
      {content}
    </button>
  );
}
