import type { GateCounts } from '../connections/connection-gate.ts';
import type { Health } from './check-health.ts';

/** What is measured at one instant. */
export interface Measures {
  readonly health: Health;
  /** By listener. */
  readonly connections: ReadonlyMap<string, GateCounts>;
  /** Events that consumers have not acted on, by the id of the library. */
  readonly waitingEvents: ReadonlyMap<string, number>;
  /** Jobs and events that were given up and wait for somebody to decide, by the id of the library. */
  readonly failedWork: ReadonlyMap<string, number>;
  readonly residentBytes: number;
  /** Seconds by which the event loop was late in the last minute or less: 99 of 100 turns were faster. */
  readonly loopDelay: number;
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly samples: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];
}

/** The figures in Prometheus' text format 0.0.4. Ids of libraries are all that they say of anybody. */
export function writeMetrics({
  health,
  connections,
  waitingEvents,
  failedWork,
  residentBytes,
  loopDelay,
}: Measures): string {
  const { checks, figures } = health;
  const byListener = (count: (counts: GateCounts) => number) =>
    [...connections].map(([listener, counts]) => [{ listener }, count(counts)] as const);
  const metrics: readonly Metric[] = [
    {
      name: 'lectern_check_ok',
      help: '1 if the check of this part has succeeded',
      type: 'gauge',
      samples: Object.entries(checks).map(([check, state]) => [{ check }, state === 'ok' ? 1 : 0]),
    },
    gauge(
      'lectern_jobs_lag_seconds',
      'How long the oldest due job of a lane has waited',
      [...(figures.jobsLag ?? [])].map(([lane, seconds]) => [{ lane }, seconds]),
    ),
    gauge(
      'lectern_disk_free_bytes',
      'Room on the disk of the data folder',
      figures.diskFree === undefined ? [] : [[{}, figures.diskFree]],
    ),
    gauge(
      'lectern_events_waiting',
      'Events that consumers have not acted on',
      [...waitingEvents].map(([tenant, count]) => [{ tenant }, count]),
    ),
    gauge(
      'lectern_failed_work',
      'Jobs and events that were given up',
      [...failedWork].map(([tenant, count]) => [{ tenant }, count]),
    ),
    gauge(
      'lectern_connections_open',
      'Open connections',
      byListener(({ open }) => open),
    ),
    {
      name: 'lectern_connections_refused_total',
      help: 'Connections that were not let in',
      type: 'counter',
      samples: byListener(({ refused }) => refused),
    },
    {
      name: 'lectern_connections_closed_total',
      help: 'Connections that were closed to make room',
      type: 'counter',
      samples: byListener(({ closed }) => closed),
    },
    gauge('process_resident_memory_bytes', 'Memory of the process', [[{}, residentBytes]]),
    gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last scrape', [
      [{}, loopDelay],
    ]),
  ];
  return metrics.map(writeMetric).join('');
}

function gauge(name: string, help: string, samples: Metric['samples']): Metric {
  return { name, help, type: 'gauge', samples };
}

function writeMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(([labels, value]) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}=${JSON.stringify(text)}`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
  });
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')}\n`;
}
