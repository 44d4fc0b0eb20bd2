/**
 * The engine's index of what a library has beside records. It is one of its own: so records have the same hits, order, counts and speed,
 * whatever else there is. No tenant has a space in its id.
 */
export function thingsIndexOf(tenantId: string): string {
  return `${tenantId} things`;
}
