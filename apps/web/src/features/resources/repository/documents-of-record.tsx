import { listObjectsOfRecord } from '@lectern/contracts/resources/repository/list-objects-of-record';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { objectAddress } from '../../../lib/object-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useWhyNot } from './use-why-not.ts';

/** More of one record are found in the collection. */
const MOST_LINKS = 3;

/** The ways from a record of the catalogue to its documents in the digital library, each with what can be done there. */
export default function DocumentsOfRecord({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('repository');
  const whyNot = useWhyNot();
  const { data = [] } = useCall(listObjectsOfRecord, { recordId }, { staleMs: 60_000 });
  return data.slice(0, MOST_LINKS).map(({ objectId, kind, title, year, reading }) => (
    <div key={objectId}>
      <ButtonLink wide to={objectAddress(objectId)}>
        {t('ofRecord')}
      </ButtonLink>
      <p className="muted small" dir="auto">
        {factLine(title, t(`kinds.${kind}`), year, reading.may ? t('canRead') : whyNot(reading))}
      </p>
    </div>
  ));
}
