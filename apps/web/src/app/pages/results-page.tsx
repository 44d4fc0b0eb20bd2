export { askForHits as askAhead } from '../../features/search/ask-ahead.ts';
export { ResultsPage as default } from '../../features/search/pages/results-page.tsx';
