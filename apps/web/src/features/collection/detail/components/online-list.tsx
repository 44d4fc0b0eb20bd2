import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { titleAddress } from '../../../../lib/title-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { type Portfolio, yearsOfCoverage } from '../online-in-databases.ts';
import styles from './online-list.module.css';

/**
 * Where a work is online: site, years, who may open it, and the journal if it is there through it. The record's own links are shown until
 * the list is there, and if it does not come.
 */
export function OnlineList({
  recordId,
  links,
}: {
  readonly recordId: string;
  readonly links: BibDetail['links'];
}) {
  const { t } = useTranslation('detail');
  const online = useCall(listPortfolios, { recordId });
  const portfolios: readonly Portfolio[] =
    online.data?.portfolios ?? links.map((link) => ({ ...link, coverage: null, through: null, title: null }));
  return (
    <Card padded>
      <ul className={styles.links}>
        {portfolios.map(({ url, label, note, host, kind, coverage, through, title }) => (
          <li key={title?.sourceId ?? url}>
            {title ? (
              <ButtonLink kind="text" to={titleAddress(title.id)}>
                {label}
              </ButtonLink>
            ) : (
              <ExternalLink
                kind="text"
                href={url}
                label={label || t(`online.kinds.${kind}`)}
                recordId={recordId}
              />
            )}
            <span className="muted small">
              {factLine(
                label && t(`online.kinds.${kind}`),
                coverage && yearsOfCoverage(coverage, t),
                title?.isFree && t('online.free'),
                host,
                note,
              )}
            </span>
            {through && (
              <span className="muted small">
                {t('online.through')} <Link to={bibAddress(through.recordId)}>{through.title}</Link>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
