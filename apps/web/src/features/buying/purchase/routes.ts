import type { PageRoute } from '../../../lib/page-route.ts';

export const purchaseRoutes = {
  purchaseStart: { path: '/drivePurchas', words: 'purchase', title: 'title', access: 'patron' },
  purchaseList: { path: '/drivePurList', words: 'purchase', title: 'list.title', access: 'patron' },
  purchaseItem: { path: '/drivePurDetails', words: 'purchase', title: 'item.page', access: 'patron' },
  purchaseCart: { path: '/drivePurCart', words: 'purchase', title: 'nav.cart', access: 'patron' },
  purchaseSettle: { path: '/drivePurSettle', words: 'purchase', title: 'settle.title', access: 'patron' },
  purchaseLogistic: { path: '/drivePurLogistic', words: 'purchase', title: 'order.page', access: 'patron' },
  purchaseUser: { path: '/drivePurUser', words: 'purchase', title: 'user.title', access: 'patron' },
} as const satisfies Record<string, PageRoute>;
