/** Character and phrase tables of OpenCC as opencc-js ships them: entries parted by `|`, key and value by a space. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}
