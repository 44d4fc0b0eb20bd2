/** Every kind of quotation mark, with what is inside. An apostrophe inside or behind a word is none. */
export const QUOTED =
  /《([^《》]*)》|〈([^〈〉]*)〉|「([^「」]*)」|『([^『』]*)』|“([^“”]*)”|„([^“”„]*)[“”]|«([^«»]*)»|‹([^‹›]*)›|〝([^〝〞〟]*)[〞〟]|"([^"]*)"|(?<![\p{L}\p{N}])['‘‚]([^'‘’‚]*)['’](?![\p{L}\p{N}])/gu;
