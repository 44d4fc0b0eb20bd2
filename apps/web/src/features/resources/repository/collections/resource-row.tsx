import type { BaseResource } from '@lectern/contracts/resources/repository/base-resource';
import { BookOpen, Database, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eresourceAddress } from '../../../../lib/eresource-address.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { ObjectRow } from '../objects/object-row.tsx';
import styles from '../repository.module.css';

const ICONS = { bib: BookOpen, eresource: Database, link: Link2 } as const;

/** A thing of a special base: an object, a work of the catalogue, a database or a link. */
export function ResourceRow({ resource }: { readonly resource: BaseResource }) {
  const { t } = useTranslation('repository');
  const { kind, id, title, about, year, address, object } = resource;
  if (kind === 'object') return object && <ObjectRow object={object} />;
  const Icon = ICONS[kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={26} strokeWidth={1.5} aria-hidden />
      </span>
      <div className={styles.rowText}>
        <h3 dir="auto">
          {kind === 'link' ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title}
              <span className="hidden-visually"> {t('newWindow')}</span>
            </a>
          ) : (
            <Link to={kind === 'bib' ? bibAddress(id) : eresourceAddress(id)}>{title}</Link>
          )}
        </h3>
        {about && <p dir="auto">{about}</p>}
        <p className="muted small">{factLine(t(`entries.${kind}`), year)}</p>
      </div>
    </li>
  );
}
