import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { GROUPS, type SearchState } from '@lectern/contracts/discovery/search/search-state';
import { Download, Ellipsis, Printer, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Menu } from '../../../../components/menu.tsx';
import { permanentLink } from '../../../../lib/permanent-link.ts';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { useFacetName } from '../facets/use-facet-name.ts';
import { useResultParts } from './result-parts.ts';

const ShareDialog = lazy(() => import('../../../../components/share-dialog.tsx'));

const VIEWS = [
  { key: 'list', label: 'bar.list' },
  { key: 'cover', label: 'bar.covers' },
] as const;

/** The menu of a result list: permanent link, export, print, grouping, and on phones list or covers. */
export default function ResultTools({
  answer,
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const facetName = useFacetName();
  const { Export } = useResultParts();
  const navigate = useNavigate();
  // On narrow pages the bar has no room for list and covers.
  const narrow = useMedia('(max-width: 640px)');
  const [open, setOpen] = useState<'share' | 'export'>();
  const close = () => setOpen(undefined);
  const groups = GROUPS.filter(
    (group) =>
      group === state.group ||
      (answer.facetResult.find(({ name }) => name === group)?.values.length ?? 0) > 1,
  );

  const views =
    narrow && answer.levelResultList.length === 0
      ? VIEWS.map(({ key, label }) => ({
          key,
          label: t(label),
          checked: key === view,
          run: () => void navigate(writeSearch(state, key)),
        }))
      : undefined;

  return (
    <>
      <Menu
        label={t('tools.label')}
        framed
        withoutArrow
        entries={[
          {
            key: 'share',
            label: t('tools.share'),
            icon: <Share2 size={16} aria-hidden />,
            run: () => setOpen('share'),
          },
          {
            key: 'export',
            label: t('tools.export'),
            icon: <Download size={16} aria-hidden />,
            run: () => setOpen('export'),
          },
          {
            key: 'print',
            label: t('tools.print'),
            icon: <Printer size={16} aria-hidden />,
            run: () => window.print(),
          },
          ...(views ? [{ key: 'views', separator: true as const }, ...views] : []),
          { key: 'groups', separator: true },
          ...groups.map((group) => ({
            key: group,
            label: t('groups.by', { facet: facetName(group) }),
            checked: group === state.group,
            run: () =>
              void navigate(writeSearch(changed(state, { group: group === state.group ? '' : group }), view)),
          })),
        ]}
      >
        <Ellipsis size={18} aria-hidden />
      </Menu>
      <Suspense>
        {open === 'share' && (
          <ShareDialog
            shared={{ search: state }}
            link={permanentLink(writeSearch(state, view))}
            onClose={close}
          />
        )}
        {open === 'export' && <Export bibs={[]} search={{ state, total: answer.numFound }} onClose={close} />}
      </Suspense>
    </>
  );
}
