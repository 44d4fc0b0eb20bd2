/** The part of des.js that the wire cipher uses; the package has no types. */
declare module 'des.js/lib/des/des.js' {
  /** One text in one direction, in ECB with PKCS7. */
  interface Cipher {
    /** All bytes of the result. Raises an error if the text to decrypt is no whole blocks or its padding is wrong. */
    final(text: Uint8Array): number[];
  }
  const DES: { create(options: { readonly type: 'encrypt' | 'decrypt'; readonly key: Uint8Array }): Cipher };
  export default DES;
}
