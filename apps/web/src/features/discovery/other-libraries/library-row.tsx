import { getLibraryAddress } from '@lectern/contracts/discovery/other-libraries/get-library-address';
import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Cover } from '../../../components/cover.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { WorkRow } from '../../../components/work-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { CopiesThere } from './copies-there.tsx';
import styles from './other-libraries.module.css';

/** What can be done with a hit besides looking: asking for it. */
export type AskFor = (hit: LibraryHit) => ReactNode;

/** A work with the libraries that have it: how old each answer is, its copies there, and its page or catalogue there. */
export function LibraryRow({ hit, ask }: { readonly hit: LibraryHit; readonly ask?: AskFor | undefined }) {
  const { t } = useTranslation('other-libraries');
  return (
    <WorkRow
      cover={
        <Cover
          recordId={hit.isbn || hit.title}
          title={hit.title}
          author={hit.author}
          width="var(--row-cover)"
        />
      }
      title={hit.title || t('untitled')}
      facts={factLine(hit.author, hit.publisher, hit.publishYear, hit.edition, hit.isbn || hit.issn)}
      actions={
        <>
          {hit.fullTextUrl && <ExternalLink kind="primary" size="small" href={hit.fullTextUrl} />}
          {ask?.(hit)}
        </>
      }
    >
      <ul className={styles.holdings}>
        {hit.holdings.map((holding) => (
          <HoldingThere key={holding.hitId} hit={hit} holding={holding} />
        ))}
      </ul>
    </WorkRow>
  );
}

function HoldingThere({
  hit,
  holding: { siteCode, name, hitId, pageUrl, ageSeconds },
}: {
  readonly hit: LibraryHit;
  readonly holding: LibraryHit['holdings'][number];
}) {
  const { t } = useTranslation('other-libraries');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const words = hit.isbn || hit.title.slice(0, 300);
  const there = useCall(
    getLibraryAddress,
    { siteCode, keyWord: words },
    { enabled: pageUrl === '', staleMs: 60 * 60_000 },
  );
  const url = pageUrl || (there.data?.url ?? '');
  const minutes = Math.floor(ageSeconds / 60);
  return (
    <li className={styles.holding}>
      <span>{name}</span>
      {minutes > 0 && <span className="muted small">{t('age', { count: minutes })}</span>}
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('copies.show')}
        <span className="hidden-visually"> {`${hit.title} (${name})`}</span>
      </Button>
      {url !== '' && <ExternalLink size="small" kind="text" href={url} label={t('openThere')} />}
      {isOpen && <CopiesThere id={id} hitId={hitId} />}
    </li>
  );
}
