import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../../components/safe-html.tsx';
import type { NamedBib } from '../../../lib/bib-dialogs.ts';
import { usePageEnd } from '../../../lib/kept/page-places.ts';
import { permanentBibLink } from '../../../lib/permanent-link.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './print-sheet.module.css';
import { useReferences, usualStyle } from './use-references.ts';

/** Prints the selected works instead of the page, as soon as their references are loaded. */
export default function PrintSheet({
  bibs,
  onDone,
}: {
  readonly bibs: readonly NamedBib[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('selection');
  const format = useFormat();
  const tenant = useTenant();
  const [now] = useState(() => new Date().toISOString());
  const errorText = useErrorText();
  const { data, error } = useReferences(bibs, usualStyle());

  const done = useEffectEvent(onDone);
  const failed = useEffectEvent((fault: Error) => showToast('bad', errorText(fault)));
  useEffect(() => {
    if (!data) return;
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [data]);
  useEffect(() => {
    if (!error) return;
    failed(error);
    done();
  }, [error]);

  const pageEnd = usePageEnd();
  return createPortal(
    <section className={styles.sheet}>
      <h1>{t('sheet.title', { library: tenant.name })}</h1>
      <p>{format.dateTime(now)}</p>
      <ol>
        {data?.map(({ recordId, html }) => (
          <li key={recordId}>
            <SafeHtml html={html} />
            <p>{permanentBibLink(recordId)}</p>
          </li>
        ))}
      </ol>
    </section>,
    pageEnd,
  );
}
