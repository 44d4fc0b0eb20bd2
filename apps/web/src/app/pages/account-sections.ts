import { lazy } from 'react';
import type { AccountSection } from '../../features/people/account/account-section.ts';
import { LinksSection } from '../../features/people/account/sections/links-section.tsx';
import { PrivacySection } from '../../features/people/account/sections/privacy-section.tsx';
import { ProfileSection } from '../../features/people/account/sections/profile-section.tsx';
import { SessionsSection } from '../../features/people/account/sections/sessions-section.tsx';
import { ArrangeMenu } from '../../features/shelf/personal/components/arrange-menu.tsx';
import { BorrowingRules } from '../../features/shelf/personal/components/borrowing-rules.tsx';
import { OwnSearchesSection } from './own-searches-section.tsx';

const ActivitySection = lazy(() => import('../../features/shelf/activity/activity-section.tsx'));

/** Fetched when they are shown: they share much with the pages of signing in, and would tie their code to this page. */
const ContactsSection = lazy(() => import('../../features/people/login/recovery/contacts-section.tsx'));

const CardsSection = lazy(() => import('../../features/people/login/cards/cards-section.tsx'));

const ElsewhereSection = lazy(() => import('../../features/lending/cards-elsewhere/elsewhere-section.tsx'));

const ChoicesSection = lazy(() => import('../../features/talk/messages/choices-section.tsx'));

const SignInSection = lazy(() => import('../../features/people/login/second-factor/sign-in-section.tsx'));

/** The sections of "my account", in the order of their tabs. */
export const ACCOUNT_SECTIONS: readonly [AccountSection, ...AccountSection[]] = [
  { name: 'profile', Content: ProfileSection },
  { name: 'contacts', Content: ContactsSection },
  { name: 'cards', Content: CardsSection },
  {
    name: 'elsewhere',
    Content: ElsewhereSection,
    isOffered: ({ cardsElsewhere }) => cardsElsewhere,
  },
  { name: 'sign-in', Content: SignInSection },
  { name: 'messages', Content: ChoicesSection },
  { name: 'borrowing', Content: BorrowingRules },
  { name: 'menu', Content: ArrangeMenu },
  { name: 'searches', Content: OwnSearchesSection },
  { name: 'activity', Content: ActivitySection },
  { name: 'sessions', Content: SessionsSection },
  { name: 'links', Content: LinksSection },
  { name: 'privacy', Content: PrivacySection },
];
