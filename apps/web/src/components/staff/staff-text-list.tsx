import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { PagedList } from '../paged-list.tsx';
import { PageHead } from './page-head.tsx';
import { StaffRow } from './staff-row.tsx';
import styles from './staff-text-list.module.css';

/** A text that staff add, change and remove, as its list shows it. */
export interface StaffText {
  readonly id: string;
  readonly title: string;
  /** What tells it from others, in one line. */
  readonly facts: ReactNode;
  /** Its state. */
  readonly pills?: ReactNode;
}

type Open =
  | { readonly form: 'text'; readonly id?: string }
  | { readonly form: 'removal'; readonly text: StaffText };

/** A page of the staff: the texts of one kind, drafts too, with the forms that add, change and remove them. */
export function StaffTextList({
  words,
  texts,
  list,
  actions,
  filters,
  form,
  removal,
}: {
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly add: string;
    readonly change: string;
    readonly remove: string;
  };
  /** Undefined until they are loaded. */
  readonly texts: readonly StaffText[] | undefined;
  readonly list: Omit<ComponentProps<typeof PagedList>, 'children'>;
  /** Beside the button that adds one. */
  readonly actions?: ReactNode;
  /** Above the list. */
  readonly filters?: ReactNode;
  /** The form of a text; of a new one without an id. */
  readonly form: (id: string | undefined, close: () => void) => ReactNode;
  /** What asks before a text goes. */
  readonly removal: (text: StaffText, close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={words.title} hint={words.hint}>
        {actions}
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'text' })}
        >
          {words.add}
        </Button>
      </PageHead>
      <div className={styles.part}>
        {filters}
        <PagedList {...list}>
          {texts?.map((text) => (
            <StaffRow key={text.id} title={text.title} facts={text.facts} pills={text.pills}>
              <Button size="small" onClick={() => setOpen({ form: 'text', id: text.id })}>
                {words.change}
                <span className="hidden-visually"> {text.title}</span>
              </Button>
              <Button size="small" kind="text" onClick={() => setOpen({ form: 'removal', text })}>
                {words.remove}
                <span className="hidden-visually"> {text.title}</span>
              </Button>
            </StaffRow>
          ))}
        </PagedList>
      </div>
      {open?.form === 'text' && form(open.id, close)}
      {open?.form === 'removal' && removal(open.text, close)}
    </>
  );
}
