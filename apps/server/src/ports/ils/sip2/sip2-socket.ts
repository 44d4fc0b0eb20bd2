import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Sip2Fault } from './sip2-fault.ts';

/** Where to connect: the address that was checked, and the name that its certificate must be for. */
export interface SocketPlace {
  readonly address: string;
  readonly host: string;
  readonly port: number;
  readonly transport: 'tls' | 'plain';
  /** Certificates of authorities in PEM besides those that Node trusts. */
  readonly authorities?: string | undefined;
}

/** A connected socket, after the handshake. @throws Sip2Fault (unreachable) */
export function openSocket(place: SocketPlace, withinMs: number): Promise<Socket> {
  const { address, host, port, transport, authorities } = place;
  const socket: Socket =
    transport === 'plain'
      ? connect({ host: address, port })
      : connectTls({
          host: address,
          port,
          ...(isIP(host) === 0 && { servername: host }),
          ...(authorities && { ca: authorities }),
        });
  socket.setNoDelay(true);
  socket.setKeepAlive(true, 30_000);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new Sip2Fault('unreachable', error.message));
    };
    const timer = setTimeout(() => fail(new Error('no connection in time')), withinMs);
    socket.once('error', fail);
    socket.once(transport === 'plain' ? 'connect' : 'secureConnect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}
