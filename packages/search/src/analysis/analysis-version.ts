/**
 * Version of the text analysis: raise it with every change of the terms or keys that a text comes to, or of the texts of a bib that are
 * indexed. Each engine names it beside the version of its own layout, so that an index made with another analysis counts as missing and is
 * built again.
 */
export const ANALYSIS_VERSION = 15;
