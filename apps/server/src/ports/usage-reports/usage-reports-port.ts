import type { CounterRelease, CounterReport } from '@lectern/contracts/resources/usage/counter';

/** A service that gives reports of usage, with all that it wants to know. */
export interface ReportService {
  /** Up to what stands in front of `/reports`. */
  readonly address: string;
  readonly release: CounterRelease;
  readonly customerId: string;
  /** Empty without one. */
  readonly requestorId: string;
  readonly platform: string;
  readonly key: string;
}

/** What a service answered, whatever its status: errors of COUNTER come with statuses of errors, and with 200. */
export interface ReportAnswer {
  readonly status: number;
  /** Seconds after which it wants to be asked again; undefined if it did not say. */
  readonly retryAfter: number | undefined;
  readonly body: Buffer;
}

/** Services for reports of usage of electronic resources. */
export interface UsageReports {
  /** Whether the address may be asked: by https on the public web, or on a host of the installation. */
  isAllowed(service: Pick<ReportService, 'address'>): boolean;
  /** One month of a report. @throws OutsideError if there is no complete answer */
  report(
    tenantId: string,
    service: ReportService,
    asked: { readonly report: CounterReport; readonly month: string },
  ): Promise<ReportAnswer>;
  /** The list of reports that the service has for this library. @throws OutsideError if there is no complete answer */
  reportList(tenantId: string, service: ReportService): Promise<ReportAnswer>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly usageReports: UsageReports;
  }
}
