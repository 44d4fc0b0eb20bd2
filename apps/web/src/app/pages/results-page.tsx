export { ResultsPage as Component } from '../../features/search/pages/results-page.tsx';
