/** Addresses of the pages of drive purchase. */
export const itemAddress = (itemId: string) => `/drivePurDetails?${new URLSearchParams({ itemId })}`;
export const classAddress = (category: string) => `/drivePurList?${new URLSearchParams({ category })}`;
export const settleAddress = (itemIds: readonly string[]) =>
  `/drivePurSettle?${new URLSearchParams({ items: itemIds.join(',') })}`;
export const orderAddress = (orderId: string) => `/drivePurLogistic?${new URLSearchParams({ orderId })}`;
