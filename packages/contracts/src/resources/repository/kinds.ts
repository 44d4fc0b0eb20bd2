/** What an object is. */
export const OBJECT_KINDS = [
  'ebook',
  'thesis',
  'report',
  'paper',
  'project',
  'picture',
  'audio',
  'video',
  'archive',
  'map',
  'other',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** Works of research that are no theses (`dStudies`). */
export const STUDY_KINDS = ['report', 'paper', 'project'] as const satisfies readonly ObjectKind[];

/** The trees: a repository of the library's documents, or a special base with resources of several kinds. */
export const COLLECTION_KINDS = ['repository', 'base'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** What a collection can list. */
export const ENTRY_KINDS = ['object', 'bib', 'eresource', 'link'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** `content`: the object itself. `supplement`: data, slides or a disc that belongs to it. */
export const FILE_ROLES = ['content', 'supplement'] as const;
export type FileRole = (typeof FILE_ROLES)[number];

/** Media types of files of objects, by their content. */
export const OBJECT_FILE_TYPES = [
  'application/pdf',
  'application/epub+zip',
  'audio/mp4',
  'audio/mpeg',
  'image/jpeg',
  'image/png',
  'text/plain',
  'video/mp4',
] as const;
export type ObjectFileType = (typeof OBJECT_FILE_TYPES)[number];

/** Sounds and films. */
export const PERFORMANCE_TYPES = ['audio/mp4', 'audio/mpeg', 'video/mp4'] as const;

/** Largest file of an object: 200 MB. */
export const MAX_OBJECT_FILE_BYTES = 200 * 1024 * 1024;

/**
 * Whether a file can be read. `waiting`: it was not looked at yet. `ready`. `locked`: it wants a password. `broken`: it cannot be read.
 * `unmarked` is no state of a file: it can be read, and no mark can be put into a copy of it.
 */
export const FILE_STATES = ['waiting', 'ready', 'locked', 'broken'] as const;
export type FileState = (typeof FILE_STATES)[number];

/**
 * Whether the text of a file can be searched. `absent`: files of this type have no pages with text. `waiting`: it will be read. `read`.
 * `empty`: all pages are pictures. `failed`: see the fault.
 */
export const TEXT_STATES = ['absent', 'waiting', 'read', 'empty', 'failed'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/**
 * Why the text of a file could not be read. `locked`: it wants a password. `broken`: it cannot be read. `tooLarge`: it has too many pages,
 * too much text, or takes too long. `gone`: its bytes are not there.
 */
export const TEXT_FAULTS = ['locked', 'broken', 'tooLarge', 'gone'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

export const MOST_COLLECTIONS = 2000;
export const MOST_LEVELS = 8;
export const MOST_OBJECTS = 200_000;
export const MOST_OBJECT_FILES = 500;
export const MOST_ENTRIES = 2000;
export const MOST_POLICIES = 60;
/** Pages that a sample may have. */
export const MOST_SAMPLE_PAGES = 200;
export const MAX_OBJECT_TITLE = 500;
export const MAX_COLLECTION_NAME = 200;
export const MAX_DESCRIPTION = 8000;
