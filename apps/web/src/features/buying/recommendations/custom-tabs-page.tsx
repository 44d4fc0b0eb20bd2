import RecommendationSection from './recommendation-section.tsx';
import styles from './recommendations.module.css';

/** /customTabs: the library's own form, for other systems that lead here. */
export default function CustomTabsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <RecommendationSection first="custom" />
    </div>
  );
}
