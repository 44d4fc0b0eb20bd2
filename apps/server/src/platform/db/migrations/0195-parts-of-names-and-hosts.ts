export { orderRemaps as up } from './order-remaps.ts';
