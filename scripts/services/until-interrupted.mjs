/**
 * Keeps a service that was started by itself until Ctrl-C, then stops it.
 * @param {{ stop: () => void }} service
 */
export function untilInterrupted(service) {
  process.on('exit', () => service.stop());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  setInterval(() => undefined, 1 << 30);
}
