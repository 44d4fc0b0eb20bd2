import { OaiError } from '../../platform/oai/oai-names.ts';
import { OBJECT_FORMATS, type ObjectFormat } from './formats/object-formats.ts';

/** The format of a prefix. @throws OaiError cannotDisseminateFormat */
export function formatOf(prefix: string): ObjectFormat {
  const format = OBJECT_FORMATS.find((one) => one.prefix === prefix);
  if (!format) throw new OaiError('cannotDisseminateFormat');
  return format;
}
