import type { PageRoute } from '../../../lib/page-route.ts';

export const personalRoutes = {
  personal: {
    path: '/personalCenter/:section?',
    words: 'personal',
    title: 'sections.overview',
    sections: {
      borrowing: 'sections.borrowing',
      information: 'sections.information',
      requests: 'sections.requests',
      favorites: 'sections.favorites',
      subscriptions: 'sections.subscriptions',
      addresses: 'sections.addresses',
      inbox: 'sections.inbox',
      behavior: 'sections.behavior',
      points: 'sections.points',
      courses: 'sections.courses',
      leaveSchool: 'sections.leaveSchool',
      comments: 'sections.comments',
      questionnaire: 'sections.questionnaire',
      feedback: 'sections.feedback',
      experts: 'sections.experts',
      delivery: 'sections.delivery',
      thesis: 'sections.thesis',
      readingShare: 'sections.readingShare',
      readingReport: 'sections.readingReport',
    },
    access: 'patron',
  },
  personalExternal: { path: '/personalExternal/:id', words: 'personal', access: 'patron' },
} as const satisfies Record<string, PageRoute>;
