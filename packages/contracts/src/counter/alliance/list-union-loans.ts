import { endpoint } from '../../kernel/endpoint.ts';
import { unionLoansInput, unionLoansSchema } from './transaction-views.ts';

/** The reader's open requests and loans in the alliance, newest first. */
export const listUnionLoans = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/unionLoanList',
  origin: 'spec',
  access: 'patron',
  summary: 'Open requests and loans in the alliance',
  input: unionLoansInput,
  output: unionLoansSchema,
  errors: [],
});
