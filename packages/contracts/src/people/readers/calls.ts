import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { blockReader } from './block-reader.ts';
import { changeReader } from './change-reader.ts';
import { endCard } from './end-card.ts';
import { findReaders } from './find-readers.ts';
import { getReader } from './get-reader.ts';
import { getReaderChoices } from './get-reader-choices.ts';
import { getReaderImport } from './get-reader-import.ts';
import { importReaders } from './import-readers.ts';
import { issueCard } from './issue-card.ts';
import { liftBlock } from './lift-block.ts';
import { registerReader } from './register-reader.ts';

export const READER_CALLS: readonly AnyEndpoint[] = [
  findReaders,
  getReader,
  getReaderChoices,
  registerReader,
  changeReader,
  issueCard,
  endCard,
  blockReader,
  liftBlock,
  importReaders,
  getReaderImport,
];
