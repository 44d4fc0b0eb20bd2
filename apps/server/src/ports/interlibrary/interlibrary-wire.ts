/** The way to the servers of other libraries by ISO 18626. */
export interface InterlibraryWire {
  /**
   * Gives a message to the server of another library and answers what comes back, which nobody has read yet.
   *
   * @throws OutsideError if there is no answer
   */
  send(
    tenantId: string,
    address: URL,
    message: { readonly key: string; readonly body: string },
  ): Promise<string>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly interlibraryWire: InterlibraryWire;
  }
}
