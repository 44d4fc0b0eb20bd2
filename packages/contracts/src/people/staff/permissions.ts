/** What staff may be allowed to do; roles are sets of these, held by the tenant. */
export const PERMISSIONS = [
  'search.reindex',
  'search.explain',
  'search.report',
  /** Add a copy, or a brief record with its first copy, at the desk. */
  'catalogue.quick-add',
  /** Work at the desk: check-out, check-in, queues of requests. */
  'circulation.desk',
  /** Lend and renew against a rule, with a reason. */
  'circulation.override',
  /** Lend what is kept for another reader, or what others wait for, with a reason. */
  'circulation.override-hold',
  /** Waive fines, and cancel what was charged. */
  'circulation.waive',
  /** Register and change readers, replace their cards, import them. */
  'circulation.readers',
  'circulation.rules',
  /** Libraries, shelving locations, opening hours. */
  'circulation.places',
  /** Open the page on which readers lend to themselves. */
  'circulation.self-check',
  /** Add and change courses and their books, decide what teachers propose. */
  'courses.manage',
  /** Write what the library announces. */
  'announcements.edit',
  /** Write the library's own answers of the assistant, and look at answers that readers did not like. */
  'assistant.answers',
  /** Add and change topics, and the lists of the library. */
  'lists.edit',
  /** Add and change electronic databases, their subjects and entrances. */
  'resources.electronic',
  /** Digital library: collections and digital objects, their files and who may read them, units and researchers. */
  'resources.digital',
  /** Order for the library and receive, work with what readers order from vendors, and write the rules of drive purchase. */
  'acquisitions.order',
  /** Invoices of vendors and the files that they send. */
  'acquisitions.invoices',
  /** Budgets: put money in, see what is committed and spent. */
  'acquisitions.budgets',
  /** Vendors and their price lists. */
  'acquisitions.vendors',
  /** Add and change outside sources that are asked about books, with their keys. */
  'providers.manage',
  /** See what readers wish for and who, and decide it. */
  'suggestions.decide',
  /** Receive what is given to the library, and decide what of it is kept. */
  'donations.manage',
  /** See online payments, and which of them need somebody. */
  'payments.manage',
  /** Give payments back, and approve what others give back. */
  'payments.refund',
  /** Decide what texts of readers others see. */
  'moderation.decide',
  /** Answer feedback of readers. */
  'feedback.answer',
  /** Make questionnaires and see their results. */
  'questionnaires.manage',
  /** Members of the staff and their roles. */
  'staff.manage',
  'staff.audit',
  /** See background work that was given up, do it again or delete it. */
  'staff.work',
  'settings.edit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
