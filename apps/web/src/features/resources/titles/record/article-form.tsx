import type { TitleDetail, TitleSource } from '@lectern/contracts/resources/titles/title';
import { ExternalLink as Away } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ClosedDialog } from '../../../../components/eresources/closed-dialog.tsx';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { TextField } from '../../../../components/text-field.tsx';
import { useTitleOpening } from '../opening/use-title-opening.ts';
import styles from './sources.module.css';

const FIELDS = ['volume', 'issue', 'page', 'doi'] as const;
const LONGEST = { volume: 40, issue: 40, page: 40, doi: 300 } as const;

/** Where an article stands, and the button that opens the nearest that the database links to; then how near that was. */
export function ArticleForm({
  title: { id, name, printIssn, onlineIssn },
  source,
}: {
  readonly title: TitleDetail;
  readonly source: TitleSource;
}) {
  const { t } = useTranslation('titles');
  const behaviour = useBehaviourOf()(source.eresourceId);
  const opening = useTitleOpening(id, source, behaviour);
  const [typed, setTyped] = useState({ volume: '', issue: '', page: '', doi: '' });
  const [isTried, setIsTried] = useState(false);
  const isEmpty = FIELDS.every((field) => typed[field].trim() === '');

  function send() {
    setIsTried(true);
    if (!isEmpty) opening.open({ ...typed, issn: onlineIssn || printIssn });
  }

  return (
    <search>
      <form
        className={styles.article}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.place}>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(`find.${field}`)}
              value={typed[field]}
              maxLength={LONGEST[field]}
              autoComplete="off"
              spellCheck={false}
              error={isTried && isEmpty && field === FIELDS[0] ? t('find.empty') : undefined}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={opening.isOpening} icon={<Away size={16} aria-hidden />}>
            {t('find.go')}
          </Button>
        </div>
        <p role="status" className="muted small">
          {opening.opened && t(`find.level.${opening.opened.level}`)}
        </p>
      </form>
      <ClosedDialog name={name} opening={opening} onAgain={send} />
    </search>
  );
}
