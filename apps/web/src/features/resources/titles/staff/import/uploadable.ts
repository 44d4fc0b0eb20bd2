import { importTitles } from '@lectern/contracts/resources/titles/import-titles';

/** The file under a media type that the call takes. Browsers name the type of such a file by what is installed, or not at all. */
export function uploadable(file: File): File {
  if (importTitles.mediaTypes.includes(file.type)) return file;
  return new File([file], file.name, { type: 'application/octet-stream' });
}
