export { PersonalPage as Component } from '../../features/personal/pages/personal-page.tsx';
