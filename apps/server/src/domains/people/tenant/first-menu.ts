import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';

/** address | zh-CN | zh-TW | en-US | fr-FR */
const ENTRIES = `
/home|首页|首頁|Home|Accueil
/searchList?sortField=added&sortClause=desc|新书浏览|新書瀏覽|New books|Nouveautés
/categorySearchList|分类浏览|分類瀏覽|Browse by subject|Parcourir par sujet
/collectionNav|馆藏地导航|館藏地導覽|Shelf locations|Emplacements
/aiSearch|AI 检索|AI 檢索|AI search|Recherche IA
/bookListNav|书单|書單|Book lists|Listes de livres
/personalCenter|我的图书馆|我的圖書館|My library|Ma bibliothèque
/digitalLibrary|数字图书馆|數位圖書館|Digital library|Bibliothèque numérique
`;

/** The menu of a library that has not made its own. Entries whose pages do not exist, or are switched off, are not shown. */
export function firstMenu(): MenuItem[] {
  return ENTRIES.trim()
    .split('\n')
    .map((line, index) => {
      const [menuUrl = '', menuName = '', complexFont = '', englishName = '', frenchName = ''] =
        line.split('|');
      const names = { menuName, complexFont, englishName, frenchName };
      return {
        menuId: `${index + 1}`,
        ...names,
        menuUrl,
        useFlag: '1',
        jumpMode: 1,
        menuLevel: 1,
        childList: [],
      };
    });
}
