/** Partners that entries of the reader's menu hand readers over to, by the codes that the operator gives them. */
export const SERVICE_PARTNERS = ['expert', 'delivery', 'thesis', 'custody'] as const;
export type ServicePartner = (typeof SERVICE_PARTNERS)[number];
/** The same with book recommendation, which has a call of the specification. */
export const JUMP_PARTNERS = ['reco', ...SERVICE_PARTNERS] as const;
export type JumpPartner = (typeof JUMP_PARTNERS)[number];
