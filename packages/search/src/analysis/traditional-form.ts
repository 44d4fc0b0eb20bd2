import simplified from 'opencc-js/dict/STCharacters';

let forms: ReadonlyMap<string, string> | undefined;

/** The usual traditional form of a simplified character, by OpenCC: 楼 樓. Other characters come back as they are. */
export function traditionalForm(char: string): string {
  forms ??= new Map(simplified.split('|').map((entry) => entry.split(' ', 2) as [string, string]));
  return forms.get(char) ?? char;
}
