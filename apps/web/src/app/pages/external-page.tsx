export { ExternalPage as Component } from '../../features/search/external/external-page.tsx';
