import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';

/** The outside sources that the library's server asks, by name. Nothing where it asks none. */
export function AskedSources() {
  const { t } = useTranslation('site-texts');
  const { data } = useCall(getProvidedPurposes, {}, { staleMs: 10 * 60_000 });
  const asked = (data?.providers ?? []).filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-sources">
      <SectionHeading id="asked-sources">{t('sources.title')}</SectionHeading>
      <p>{t('sources.text')}</p>
      <ul>
        {asked.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
