import type { AllianceHit } from '@lectern/contracts/counter/alliance/search-alliance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from './alliance.module.css';
import { AskDialog } from './ask-dialog.tsx';

type Holding = AllianceHit['holdings'][number];

/** A work with the libraries that have it. */
export function AllianceRow({ hit }: { readonly hit: AllianceHit }) {
  const { t } = useTranslation('alliance');
  const { signedIn, openLogin } = useSession();
  const [asking, setAsking] = useState(false);
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
      title={hit.title}
      facts={factLine(hit.author, hit.publisher, hit.publishYear, hit.edition, hit.isbn)}
      actions={
        <Button
          size="small"
          kind="primary"
          onClick={() => (signedIn ? setAsking(true) : openLogin('needed'))}
        >
          {t('ask.open')}
          <span className="hidden-visually"> {hit.title}</span>
        </Button>
      }
    >
      <ul className={styles.holdings}>
        {hit.holdings.map((holding) => (
          <li key={`${holding.otherLib} ${holding.recordId}`}>
            <span>{holding.name}</span>
            <Available holding={holding} />
          </li>
        ))}
      </ul>
      {asking && <AskDialog hit={hit} onClose={() => setAsking(false)} />}
    </WorkRow>
  );
}

function Available({ holding: { itemCount, loanableCount } }: { readonly holding: Holding }) {
  const { t } = useTranslation('alliance');
  if (itemCount === null || loanableCount === null) return <Pill>{t('copies.unknown')}</Pill>;
  if (itemCount === 0) return <Pill>{t('copies.none')}</Pill>;
  if (loanableCount === 0) return <Pill tone="warn">{t('copies.out')}</Pill>;
  return <Pill tone="ok">{t('copies.in', { loanable: loanableCount, all: itemCount })}</Pill>;
}
