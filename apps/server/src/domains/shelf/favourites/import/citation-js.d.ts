/** What is used of Citation.js, which brings no types. Plugins add their formats when they are imported. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      /** The references of a text in CSL-JSON. @throws if the text is not of the type */
      chain(text: string, options: { readonly forceType: string; readonly generateGraph: boolean }): unknown;
    };
  };
}
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-bibtex';
