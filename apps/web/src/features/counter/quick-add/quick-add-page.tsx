import type { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { AddForm } from './add-form.tsx';
import { AddedCopy } from './added-copy.tsx';
import { FindRecord } from './find-record.tsx';
import styles from './quick-add.module.css';
import type { Target } from './target.ts';

/** Adds a copy of what is in the hand: its record is looked for first, and described in brief if it is not there. */
export default function QuickAddPage() {
  const { t } = useTranslation('quick-add');
  // The desk opens the page with what was scanned, and the reader who waits for it.
  const [query, setQuery] = useSearchParams();
  const [target, setTarget] = useState<Target>();
  const [added, setAdded] = useState<OutputOf<(typeof addCopy)['output']>>();

  function again(next: Target | undefined) {
    setQuery({}, { replace: true });
    setAdded(undefined);
    setTarget(next);
  }

  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={styles.page}>
        {added && (
          <AddedCopy
            added={added}
            patronId={query.get('reader') ?? undefined}
            onSameTitle={() => again({ recordId: added.recordId, title: added.title })}
            onOtherTitle={() => again(undefined)}
          />
        )}
        {!added && target && (
          <AddForm
            key={target === 'new' ? '' : target.recordId}
            target={target}
            barcode={query.get('barcode') ?? ''}
            onAdded={setAdded}
            onBack={() => setTarget(undefined)}
          />
        )}
        {!added && !target && (
          <FindRecord
            heading={t('find.heading')}
            choose={t('find.choose')}
            onChoose={setTarget}
            onNew={() => setTarget('new')}
          />
        )}
      </div>
    </>
  );
}
