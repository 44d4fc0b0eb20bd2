export { PlacesPage as Component } from '../../features/browse/pages/places-page.tsx';
