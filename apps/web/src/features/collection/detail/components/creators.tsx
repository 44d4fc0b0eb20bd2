import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { Link } from 'react-router';
import { BETWEEN_FACTS } from '../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './creators.module.css';

/** The creators with their roles, each linked to their other works. Without headings: the statement of responsibility as printed. */
export function Creators({ bib }: { readonly bib: BibDetail }) {
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
        return (
          <span key={`${name}-${roles}`}>
            {index > 0 && BETWEEN_FACTS}
            <Link to={searchAddress({ keyWord: name, searchField: 'author' })}>{name}</Link>
            {creator.vernacular && creator.vernacular !== creator.name && ` (${creator.name})`}
            {roles && ` ${roles}`}
          </span>
        );
      })}
    </p>
  );
}
