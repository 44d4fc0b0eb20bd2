import { searchOffers } from '@lectern/contracts/discovery/sources/search-offers';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { Cover } from '../../../components/cover.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { WorkRow } from '../../../components/work-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';

const ROWS = 5;

/**
 * Offers of an outside service, such as a bookshop, for a search without hits. Nothing if the library set up no service, or it has no
 * offers, or it does not answer.
 */
export default function Offers({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const { data } = useCall(searchOffers, { keyWord, rows: ROWS }, { staleMs: 5 * 60_000 });
  if (!data || data.result.length === 0) return null;
  const { name, numFound, result } = data;
  return (
    <section aria-labelledby="offers">
      <SectionHeading
        id="offers"
        note={numFound > result.length && t('offers.firstOf', { number: format.number(numFound) })}
      >
        {t('offers.title', { service: name })}
      </SectionHeading>
      <Card as="ol">
        {result.map((offer, index) => (
          <WorkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: offers have no id here
            key={index}
            cover={
              <Cover
                recordId={offer.isbn || offer.title}
                title={offer.title}
                author={offer.author}
                imgUrl={offer.imgUrl}
                width="var(--row-cover)"
              />
            }
            title={offer.title}
            facts={factLine(offer.author, offer.publisher, offer.isbn, offer.price)}
            actions={offer.url && <ExternalLink size="small" href={offer.url} label={t('offers.see')} />}
          />
        ))}
      </Card>
    </section>
  );
}
