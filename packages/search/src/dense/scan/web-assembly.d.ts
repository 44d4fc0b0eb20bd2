/** What we use of WebAssembly: the types of Node have only the names of its modules. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number; readonly maximum: number; readonly shared: true });
    /** Another object after the memory has grown. */
    readonly buffer: SharedArrayBuffer;
    /** Adds pages of 65,536 bytes. Raises RangeError where they are not to be had. */
    grow(pages: number): number;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>);
    readonly exports: object;
  }
}
