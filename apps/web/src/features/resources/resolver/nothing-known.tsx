import type { AskedCitation } from '@lectern/contracts/resources/resolver/citation';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { searchAddress } from '../../../lib/search-address.ts';
import { nameOf } from './asked-words.ts';

/** Shown where nothing was found: the words can be searched, and the sections below say who else can be asked. */
export function NothingKnown({ asked }: { readonly asked: AskedCitation }) {
  const { t } = useTranslation('resolver');
  const words = [...new Set([nameOf(asked), asked.title])].filter(Boolean);
  return (
    <Card>
      <EmptyState
        title={t('nothing.title')}
        hint={t('nothing.hint')}
        actions={words.map((keyWord, at) => (
          <ButtonLink
            key={keyWord}
            kind={at === 0 ? 'primary' : 'plain'}
            to={searchAddress({ keyWord: keyWord.slice(0, 300) })}
          >
            {t('nothing.search', { words: keyWord.length > 60 ? `${keyWord.slice(0, 60)}…` : keyWord })}
          </ButtonLink>
        ))}
      />
    </Card>
  );
}
