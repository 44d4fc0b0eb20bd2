export { AdvancedPage as Component } from '../../features/search/advanced/advanced-page.tsx';
