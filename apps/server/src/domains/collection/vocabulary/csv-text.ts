/** The text of a CSV file in UTF-8, or in GB 18030, in which spreadsheets of Chinese systems save. */
export function csvText(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('gb18030').decode(file);
  }
}
