import { endpoint } from '../../kernel/endpoint.ts';
import { unionLoansInput, unionLoansSchema } from './transaction-views.ts';

/** What the reader borrowed or asked for in the alliance and is over, newest first. */
export const listPastUnionLoans = endpoint({
  methods: ['POST'],
  path: '/find/loanInfo/unionLoanHistoryList',
  origin: 'spec',
  access: 'patron',
  summary: 'Ended requests and loans in the alliance',
  input: unionLoansInput,
  output: unionLoansSchema,
  errors: [],
});
