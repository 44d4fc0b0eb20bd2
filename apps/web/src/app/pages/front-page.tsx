export { FrontPage as Component } from '../../features/search/front/front-page.tsx';
