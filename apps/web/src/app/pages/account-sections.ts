import { lazy } from 'react';
import type { AccountSection } from '../../features/account/account-section.ts';
import { LinksSection } from '../../features/account/sections/links-section.tsx';
import { PrivacySection } from '../../features/account/sections/privacy-section.tsx';
import { ProfileSection } from '../../features/account/sections/profile-section.tsx';
import { SessionsSection } from '../../features/account/sections/sessions-section.tsx';
import { ArrangeMenu } from '../../features/personal/components/arrange-menu.tsx';
import { BorrowingRules } from '../../features/personal/components/borrowing-rules.tsx';
import { OwnSearchesSection } from './own-searches-section.tsx';

const ActivitySection = lazy(() => import('../../features/activity/activity-section.tsx'));

/** Fetched when they are shown: they share much with the pages of signing in, and would tie their code to this page. */
const ContactsSection = lazy(() => import('../../features/login/recovery/contacts-section.tsx'));

const CardsSection = lazy(() => import('../../features/login/cards/cards-section.tsx'));

const ElsewhereSection = lazy(() => import('../../features/cards-elsewhere/elsewhere-section.tsx'));

const ChoicesSection = lazy(() => import('../../features/messages/choices-section.tsx'));

const SignInSection = lazy(() => import('../../features/login/second-factor/sign-in-section.tsx'));

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
