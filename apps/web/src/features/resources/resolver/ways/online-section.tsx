import type { FoundBy } from '@lectern/contracts/resources/resolver/ways';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ReportLink } from '../../../../components/eresources/report-link.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import type { CitedArticle, Resolved, ResolverParts } from '../resolved.ts';
import styles from '../resolver.module.css';

/** Where it is online, the nearest first, and the databases that have the journal but not this issue, with the reason. */
export function OnlineSection({
  resolved: { asked, online, notOnline, links },
  onAgain,
  Source,
}: Pick<ResolverParts, 'Source'> & {
  readonly resolved: Resolved;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('resolver');
  const { doi, issns, volume, issue, startPage } = asked;
  const place: CitedArticle = {
    doi: doi.slice(0, 300),
    issn: issns[0] ?? '',
    volume,
    issue,
    page: startPage,
  };
  if (online.length + notOnline.length + links.length === 0) return null;
  return (
    <Card as="section" padded className={styles.part} aria-labelledby="ways-online">
      <h2 id="ways-online">{t('online.title')}</h2>
      {online.length + links.length === 0 && <p>{t('online.none')}</p>}
      {online.length > 0 && (
        <ul className={styles.ways}>
          {online.map(({ titleId, titleName, foundBy, source, has, ...entrance }) => (
            <Source
              key={source.sourceId}
              title={{ id: titleId, name: titleName }}
              source={source}
              entrance={entrance}
              place={place}
              onAgain={onAgain}
            >
              {has === 'unknown' && <p className="small">{t('online.maybe')}</p>}
              <TitleNote foundBy={foundBy} name={titleName} />
              <p>
                <ReportLink
                  eCollectionId={source.eresourceId}
                  titleId={titleId}
                  name={source.eresourceName}
                />
              </p>
            </Source>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.ways}>
          {links.map(({ recordId, url, label, note, host }) => (
            <li key={url} className={styles.link}>
              <ExternalLink href={url} label={label} recordId={recordId} />
              <span className="muted small">{factLine(host, note, t('online.fromRecord'))}</span>
            </li>
          ))}
        </ul>
      )}
      {notOnline.length > 0 && (
        <div className={styles.not}>
          <h3 className="muted small">{t('notOnline.title')}</h3>
          <ul className={styles.ways}>
            {notOnline.map(({ titleId, titleName, foundBy, source, why }) => (
              <Source
                key={source.sourceId}
                title={{ id: titleId, name: titleName }}
                source={source}
                entrance={undefined}
                place={place}
                onAgain={onAgain}
              >
                <p className="small">{t(`notOnline.${why}`)}</p>
                <TitleNote foundBy={foundBy} name={titleName} />
              </Source>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** Says which title was found where only the name speaks for it. */
function TitleNote({ foundBy, name }: { readonly foundBy: FoundBy; readonly name: string }) {
  const { t } = useTranslation('resolver');
  return foundBy === 'title' ? <p className="muted small">{t('byTitle', { name })}</p> : null;
}
