import type { Domain } from '../../platform/domain.ts';
import { exportLoansCall } from './export-loans.ts';
import { exportPastLoansCall } from './export-past-loans.ts';
import { getLoanChartCall } from './get-loan-chart.ts';
import { listLoansCall } from './list-loans.ts';
import { listPastLoansCall } from './list-past-loans.ts';
import { LOANS_PERSONAL } from './personal.ts';
import { renewLoansCall } from './renew-loans.ts';

export const loans: Domain = {
  personal: [LOANS_PERSONAL],
  calls: [
    exportLoansCall,
    exportPastLoansCall,
    getLoanChartCall,
    listLoansCall,
    listPastLoansCall,
    renewLoansCall,
  ],
};
