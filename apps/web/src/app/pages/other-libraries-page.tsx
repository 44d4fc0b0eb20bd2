export { OtherLibrariesPage as Component } from '../../features/search/sources/other-libraries-page.tsx';
