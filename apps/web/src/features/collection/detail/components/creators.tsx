import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BETWEEN_FACTS } from '../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './creators.module.css';

/** The code of an author among the roles of creators (MARC relators). */
const AUTHOR = 'aut';

/** The creators with their roles, each linked to their other works. Without headings: the statement of responsibility as printed. */
export function Creators({ bib }: { readonly bib: BibDetail }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  if (bib.creators.length === 0)
    return (
      <p className="muted" dir="auto">
        {bib.responsibility}
      </p>
    );
  return (
    <p className={`${styles.creators} muted`}>
      {bib.creators.map((creator, index) => {
        const name = creator.vernacular || creator.name;
        const roles = format.list(creator.roles.map((role) => role.name));
        const isAuthor = creator.roles.length === 1 && creator.roles[0]?.code === AUTHOR;
        const linked = (
          <span>
            <Link to={searchAddress({ keyWord: name, searchField: 'author' })}>{name}</Link>
            {creator.vernacular && creator.vernacular !== creator.name && ` (${creator.name})`}
          </span>
        );
        return (
          <span key={`${name}-${roles}`}>
            {index > 0 && BETWEEN_FACTS}
            {roles === '' ? (
              linked
            ) : (
              <Trans
                t={t}
                i18nKey={isAuthor ? 'creator.author' : 'creator.withRoles'}
                values={{ roles }}
                components={{ name: linked }}
              />
            )}
          </span>
        );
      })}
    </p>
  );
}
