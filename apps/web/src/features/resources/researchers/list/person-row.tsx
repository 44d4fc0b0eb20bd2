import type { ResearcherSummary } from '@lectern/contracts/resources/researchers/researcher';
import { Link } from 'react-router';
import { Avatar } from '../../../../components/avatar.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { researcherAddress } from '../../../../lib/people-addresses.ts';
import styles from '../researchers.module.css';

/** A person in a list: name, position, unit and topics. */
export function PersonRow({
  person: { id, name, position, unit, topics, portraitUrl },
}: {
  readonly person: ResearcherSummary;
}) {
  return (
    <li className={styles.person}>
      <Avatar name={name} imgUrl={portraitUrl} size={48} />
      <div>
        <h3>
          <Link to={researcherAddress(id)} dir="auto">
            {name}
          </Link>
        </h3>
        <p className="small">{factLine(position, unit?.name)}</p>
        {topics.length > 0 && <p className="muted small">{factLine(...topics)}</p>}
      </div>
    </li>
  );
}
