/** The way to the servers of other libraries. */
export interface AllianceWire {
  /**
   * Gives a signed message of a tenant to the portal of another library and answers its signed message.
   *
   * @param portal `https://library.example.org/north`
   * @throws OutsideError if there is no answer, or one that is no message
   */
  send(tenantId: string, portal: URL, message: string): Promise<string>;
  /**
   * Gives a message of NCIP to the library system of another library and answers the message that comes back, which nobody has read yet.
   *
   * @throws OutsideError if there is no answer
   */
  sendNcip(tenantId: string, address: URL, message: string): Promise<string>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly allianceWire: AllianceWire;
  }
}
