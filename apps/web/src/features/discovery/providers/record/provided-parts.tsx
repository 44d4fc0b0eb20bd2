import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './provided-parts.module.css';
import { useProvided } from './use-provided.ts';

/** Where on the page of a record: among the ways to the work, below its head, or behind its abstract. */
export type ProvidedPlace = 'ways' | 'numbers' | 'about';

/** What outside sources say of a record. Each part loads alone, and one that has nothing leaves no trace. */
export default function ProvidedParts({
  recordId,
  place,
}: {
  readonly recordId: string;
  readonly place: ProvidedPlace;
}) {
  switch (place) {
    case 'ways':
      return (
        <>
          <Links recordId={recordId} purpose="ebook" />
          <Links recordId={recordId} purpose="tryRead" />
          <Links recordId={recordId} purpose="disc" />
          <Links recordId={recordId} purpose="elsewhere" />
        </>
      );
    case 'numbers':
      return (
        <>
          <Citations recordId={recordId} />
          <Prices recordId={recordId} />
        </>
      );
    case 'about':
      return <Encyclopaedia recordId={recordId} />;
  }
}

type LinkPart = 'ebook' | 'tryRead' | 'disc' | 'elsewhere';

function Links({ recordId, purpose }: { readonly recordId: string; readonly purpose: LinkPart }) {
  const { t } = useTranslation('providers');
  return useProvided(recordId, purpose).map(({ code, name, value }) => (
    <div key={code}>
      <ExternalLink wide href={value.url} label={t(`record.${purpose}`, { name })} />
      {value.label !== '' && value.label !== name && (
        <p className={`${styles.note} muted small`} dir="auto">
          {value.label}
        </p>
      )}
    </div>
  ));
}

function Citations({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('providers');
  const format = useFormat();
  return useProvided(recordId, 'citations').map(({ code, name, value: { count, url } }) => {
    if (count === null) return null;
    const words = t('record.cited', { count, number: format.number(count), name });
    return (
      <p key={code} className="small num">
        {url ? <Outside href={url} words={words} /> : words}
      </p>
    );
  });
}

function Prices({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('providers');
  const format = useFormat();
  return useProvided(recordId, 'price').map(({ code, name, value: { price, isInStock, url } }) => {
    const words = price
      ? t('record.price', { name, price: format.money(price) })
      : t('record.stock', { name });
    return (
      <p key={code} className="small num">
        {url ? <Outside href={url} words={words} /> : words}
        {isInStock !== null && (
          <span className="muted"> {t(isInStock ? 'record.inStock' : 'record.soldOut')}</span>
        )}
      </p>
    );
  });
}

function Encyclopaedia({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('providers');
  const [entry] = useProvided(recordId, 'encyclopaedia');
  if (!entry) return null;
  const { name, value } = entry;
  return (
    <section className={styles.entry} aria-label={t('record.encyclopaedia', { name })}>
      <h2>{value.title || t('record.encyclopaedia', { name })}</h2>
      <p dir="auto">{value.text}</p>
      <p className="muted small">
        {value.url ? (
          <Outside href={value.url} words={t('record.from', { name })} />
        ) : (
          t('record.from', { name })
        )}
      </p>
    </section>
  );
}

function Outside({ href, words }: { readonly href: string; readonly words: string }) {
  const { t } = useTranslation('providers');
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {words}
      <span className="hidden-visually"> {t('record.newWindow')}</span>
    </a>
  );
}
