export { DetailPage as Component } from '../../features/detail/pages/detail-page.tsx';
