/** The two libraries of the demo: a university library, and a small town library by the sea. */
export const DEMO_TENANTS = ['demo', 'harbour'] as const;
export type DemoTenant = (typeof DEMO_TENANTS)[number];
