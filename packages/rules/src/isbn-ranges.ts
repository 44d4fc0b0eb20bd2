/** One group of the ISBN system and the lengths of its registrant elements. */
export interface IsbnGroup {
  readonly group: string;
  /** In ascending order. Registrants up to and including the prefix `last` have `digits` digits; 0 means not in use. */
  readonly ranges: readonly { readonly last: string; readonly digits: number }[];
}

/**
 * ISBN groups by prefix, as `last:digits`. Used for hyphenation only. Source: the range message of the International ISBN
 * Agency (2015), the groups of English, French, German, Japanese, Russian, Chinese, Italian and Korean publishing.
 */
export const ISBN_RANGES: Readonly<Record<string, readonly IsbnGroup[]>> = {
  '978': [
    group('0', '19:2 69:3 849:4 89:5 949:6 9:7'), // English language
    group('1', '09:2 39:3 549:4 86979:5 9989:6 9:7'), // English language
    group('2', '19:2 349:3 39:5 69:3 839:4 89:5 949:6 9:7'), // French language
    group('3', '029:2 0339:3 0369:4 039:5 19:2 69:3 849:4 89:5 949:6 9539:7 969:5 989:7 9:5'), // German language
    group('4', '19:2 69:3 849:4 89:5 949:6 9:7'), // Japan
    group(
      '5',
      '0049:5 009:4 19:2 4209:3 429:4 4309:3 439:4 4409:3 449:4 69:3 849:4 89:5 909:6 919:5 929:4 949:5 95009:7 979:4 989:5 9909:7 9:4',
    ), // former U.S.S.R
    group('7', '09:2 49:3 79:4 89:5 9:6'), // China, People's Republic
    group('88', '19:2 59:3 849:4 89:5 909:6 929:3 939:4 949:6 9:5'), // Italy
    group('89', '249:2 549:3 849:4 949:5 969:6 989:5 9:3'), // Korea, Republic
    group('957', '029:2 049:4 19:2 209:4 279:2 309:5 439:2 819:3 969:4 9:5'), // Taiwan
    group('962', '19:2 69:3 849:4 869:5 89:4 9:3'), // Hong Kong, China
    group('986', '119:2 559:3 79:4 9:5'), // Taiwan
    group('988', '119:2 19:5 79:3 969:4 9:5'), // Hong Kong, China
    group('99937', '19:1 59:2 9:3'), // Macau
  ],
  '979': [
    group('10', '19:2 69:3 89:4 9759:5 9:6'), // France
    group('11', '249:2 549:3 849:4 949:5 9:6'), // Korea, Republic
  ],
};

function group(digits: string, table: string): IsbnGroup {
  const ranges = table.split(' ').map((entry) => {
    const [last = '', length = '0'] = entry.split(':');
    return { last, digits: Number(length) };
  });
  return { group: digits, ranges };
}
