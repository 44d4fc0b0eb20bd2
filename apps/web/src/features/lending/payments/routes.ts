import type { PageRoute } from '../../../lib/page-route.ts';

export const paymentRoutes = {
  sandboxPay: {
    path: '/sandboxPay',
    words: 'payments',
    title: 'sandbox.title',
    access: 'public',
    bare: true,
  },
} as const satisfies Record<string, PageRoute>;
