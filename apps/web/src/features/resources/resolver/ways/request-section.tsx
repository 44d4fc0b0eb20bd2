import type { AskedCitation } from '@lectern/contracts/resources/resolver/citation';
import { FilePlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { offeredEntries, type PersonalEntry } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { useJump } from '../../../../lib/use-jump.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { nameOf } from '../asked-words.ts';
import type { Resolved, ResolverParts } from '../resolved.ts';
import styles from '../resolver.module.css';

/** What the library does for the reader: requests of the record, and document delivery. Nothing where it offers neither. */
export function RequestSection({
  resolved: { asked, print, request },
  Requests,
}: Pick<ResolverParts, 'Requests'> & { readonly resolved: Resolved }) {
  const { t } = useTranslation('resolver');
  const record = print.find(({ recordId }) => recordId === request.recordId);
  const isOffered = record !== undefined && (request.kinds.length > 0 || request.signInHelps);
  const delivery = useDelivery();
  if (!isOffered && !delivery) return null;
  return (
    <Card as="section" padded className={styles.part} aria-labelledby="ways-request">
      <h2 id="ways-request">{t('request.title')}</h2>
      {isOffered && (
        <div className={styles.requests}>
          <p className="muted small" dir="auto">
            {record.title}
          </p>
          <Suspense fallback={<Skeleton height="44px" radius="8px" />}>
            <Requests recordId={record.recordId} title={record.title} />
          </Suspense>
        </div>
      )}
      {delivery && <Delivery asked={asked} entry={delivery} />}
    </Card>
  );
}

/** Document delivery as the library chose; undefined where it has none. */
export function useDelivery(): PersonalEntry | undefined {
  const { settings } = useTenant();
  const nothing = () => false;
  return offeredEntries({ settings, isExpert: false, hasSection: nothing, hasPage: nothing }).find(
    ({ name }) => name === 'delivery',
  );
}

function Delivery({
  asked,
  entry: { to, href, jump },
}: {
  readonly asked: AskedCitation;
  readonly entry: PersonalEntry;
}) {
  const { t } = useTranslation('resolver');
  const { signedIn, openLogin } = useSession();
  const jumpTo = useJump();
  const label = t('request.delivery');
  if (to)
    return (
      <p>
        <ButtonLink to={`${to}?${knownOf(asked)}`} icon={<FilePlus size={16} aria-hidden />}>
          {label}
        </ButtonLink>
      </p>
    );
  if (href)
    return (
      <p>
        <ExternalLink href={href} label={label} />
      </p>
    );
  if (!jump) return null;
  return (
    <p>
      <Button onClick={() => (signedIn ? jumpTo(jump) : openLogin('needed'))}>{label}</Button>
    </p>
  );
}

/** The fields of the form that are known. */
function knownOf(asked: AskedCitation): string {
  const { title, articleTitle, author, date, volume, issue, startPage, endPage, issns, isbns, doi } = asked;
  const numbers = [volume, issue && `(${issue})`].filter(Boolean).join(' ');
  return new URLSearchParams({
    new: '1',
    title: nameOf(asked).slice(0, 200),
    authors: author.slice(0, 200),
    source: [articleTitle && title, numbers].filter(Boolean).join(', ').slice(0, 200),
    year: date.slice(0, 4),
    pages: [startPage, endPage].filter(Boolean).join('-').slice(0, 40),
    number: doi || isbns[0] || issns[0] || '',
  }).toString();
}
