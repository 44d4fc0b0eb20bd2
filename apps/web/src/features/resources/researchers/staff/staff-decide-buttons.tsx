import { decidePublication } from '@lectern/contracts/resources/researchers/decide-publication';
import type { PUBLICATION_LISTS } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import type { Publication, PublicationDecision } from '@lectern/contracts/resources/researchers/researcher';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Staff say whether a publication is of the person, or take back what was said. */
export function StaffDecideButtons({
  id,
  list,
  publication: { publicationId, title, evidence },
}: {
  readonly id: string;
  readonly list: (typeof PUBLICATION_LISTS)[number];
  readonly publication: Publication;
}) {
  const { t } = useTranslation('researchers');
  const errorText = useErrorText();
  const decide = useAction(decidePublication, {
    invalidates: [listStaffPublications],
    onDone: ({ decision }) => showToast('ok', t(`staff.decided.${decision}`)),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const decisions: readonly PublicationDecision[] =
    list === 'guessed'
      ? ['mine', 'notMine']
      : list === 'refused' || evidence === 'decision'
        ? ['open']
        : ['notMine'];
  return decisions.map((decision) => (
    <Button
      key={decision}
      size="small"
      kind={decision === 'mine' ? 'primary' : 'text'}
      busy={decide.running}
      onClick={() => decide.start({ id, publicationId, decision })}
    >
      {t(`staff.decide.${decision}`)}
      <span className="hidden-visually"> {title}</span>
    </Button>
  ));
}
