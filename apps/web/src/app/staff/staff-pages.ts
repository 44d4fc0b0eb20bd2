import { MapPin } from 'lucide-react';
import { budgetsStaffPages } from '../../features/buying/budgets/staff-pages.ts';
import { donationStaffPages } from '../../features/buying/donations/staff-pages.ts';
import { orderStaffPages } from '../../features/buying/orders/staff-pages.ts';
import { purchaseStaffPages } from '../../features/buying/purchase/staff-pages.ts';
import { recommendationStaffPages } from '../../features/buying/recommendations/staff-pages.ts';
import { vendorsStaffPages } from '../../features/buying/vendors/staff-pages.ts';
import { allianceStaffPages } from '../../features/counter/alliance/staff-pages.ts';
import { cashStaffPages } from '../../features/counter/cash/staff-pages.ts';
import { deskStaffPages } from '../../features/counter/desk/staff-pages.ts';
import { interlibraryStaffPages } from '../../features/counter/interlibrary/staff-pages.ts';
import { leavingStaffPages } from '../../features/counter/leaving/staff-pages.ts';
import { offlineStaffPages } from '../../features/counter/offline/staff-pages.ts';
import { quickAddStaffPages } from '../../features/counter/quick-add/staff-pages.ts';
import { selfCheckStaffPages } from '../../features/counter/self-check/staff-pages.ts';
import { providersStaffPages } from '../../features/discovery/providers/staff-pages.ts';
import { behavioursStaffPages } from '../../features/lending/behaviours/staff-pages.ts';
import { objectionsStaffPages } from '../../features/lending/objections/staff-pages.ts';
import { paymentsStaffPages } from '../../features/lending/payments/staff-pages.ts';
import { placesStaffPages } from '../../features/lending/places/staff-pages.ts';
import { rulesStaffPages } from '../../features/lending/rules/staff-pages.ts';
import { readersStaffPages } from '../../features/people/readers/staff-pages.ts';
import { staffAdminStaffPages } from '../../features/people/staff-admin/staff-pages.ts';
import { answersStaffPages } from '../../features/reference/answers/staff-pages.ts';
import { modelsStaffPages } from '../../features/reference/models/staff-pages.ts';
import { databasesStaffPages } from '../../features/resources/databases/staff-pages.ts';
import { harvestStaffPages } from '../../features/resources/harvest/staff-pages.ts';
import { linksStaffPages } from '../../features/resources/links/staff-pages.ts';
import { repositoryStaffPages } from '../../features/resources/repository/staff-pages.ts';
import { researchersStaffPages } from '../../features/resources/researchers/staff-pages.ts';
import { titlesStaffPages } from '../../features/resources/titles/staff-pages.ts';
import { unitsStaffPages } from '../../features/resources/units/staff-pages.ts';
import { usageStaffPages } from '../../features/resources/usage/staff-pages.ts';
import { booklistsStaffPages } from '../../features/shelf/booklists/staff-pages.ts';
import { coursesStaffPages } from '../../features/shelf/courses/staff-pages.ts';
import { homeStaffPages } from '../../features/shelf/home/staff-pages.ts';
import { pointsStaffPages } from '../../features/shelf/points/staff-pages.ts';
import { topicsStaffPages } from '../../features/shelf/topics/staff-pages.ts';
import { announcementsStaffPages } from '../../features/talk/announcements/staff-pages.ts';
import { feedbackStaffPages } from '../../features/talk/feedback/staff-pages.ts';
import { moderationStaffPages } from '../../features/talk/moderation/staff-pages.ts';
import { questionnairesStaffPages } from '../../features/talk/questionnaires/staff-pages.ts';
import type { StaffPage } from '../../lib/staff/staff-page.ts';

/** Every page of the staff, as the features list them. Within a group of the menu they are in this order. */
export const STAFF_PAGES: readonly StaffPage[] = [
  ...deskStaffPages,
  ...quickAddStaffPages,
  ...readersStaffPages,
  ...leavingStaffPages,
  ...behavioursStaffPages,
  ...cashStaffPages,
  ...paymentsStaffPages,
  ...objectionsStaffPages,
  ...moderationStaffPages,
  ...allianceStaffPages,
  ...interlibraryStaffPages,
  ...offlineStaffPages,
  ...selfCheckStaffPages,
  ...feedbackStaffPages,
  ...recommendationStaffPages,
  ...donationStaffPages,
  ...coursesStaffPages,
  ...booklistsStaffPages,
  ...announcementsStaffPages,
  ...topicsStaffPages,
  ...databasesStaffPages,
  ...repositoryStaffPages,
  ...harvestStaffPages,
  ...unitsStaffPages,
  ...researchersStaffPages,
  ...titlesStaffPages,
  ...linksStaffPages,
  ...usageStaffPages,
  ...providersStaffPages,
  ...questionnairesStaffPages,
  ...orderStaffPages,
  ...purchaseStaffPages,
  ...vendorsStaffPages,
  ...budgetsStaffPages,
  ...rulesStaffPages,
  ...pointsStaffPages,
  ...placesStaffPages,
  ...homeStaffPages,
  ...answersStaffPages,
  ...modelsStaffPages,
  ...staffAdminStaffPages,
  { path: '/where', words: 'staff', title: 'where', icon: MapPin, load: () => import('./where-page.tsx') },
];
