import type { MenuItem } from '@lectern/contracts/people/tenant/menu-settings';
import type { DemoTenant } from './demo-tenant.ts';

/** address | zh-CN | zh-TW | en-US | fr-FR. Only screens that exist. The readers of the town library look by place first. */
const TABLE: Readonly<Record<DemoTenant, string>> = {
  demo: `
/home|首页|首頁|Home|Accueil
/searchList?docCode=book&sortField=added&sortClause=desc|新书浏览|新書瀏覽|New books|Nouveautés
/categorySearchList|分类浏览|分類瀏覽|Browse by subject|Parcourir par sujet
/collectionNav|馆藏地导航|館藏地導覽|Shelf locations|Emplacements
/dataBaseNav|数据库|資料庫|Databases|Bases de données
/magazineNav|期刊|期刊|Journals|Revues
/courseReference|课程教参|課程教參|Course books|Livres des cours
/departmentList|院系|院系|Colleges|Facultés
/researcher|学者|學者|Researchers|Chercheurs
/aiSearch|AI 检索|AI 檢索|AI search|Recherche IA
/bookListNav|书单|書單|Book lists|Listes de livres
/personalCenter|我的图书馆|我的圖書館|My library|Ma bibliothèque
`,
  harbour: `
/home|首页|首頁|Home|Accueil
/searchList?sortField=added&sortClause=desc|新到图书|新進館藏|Just in|Nouveautés
/searchList?locationId=Q-FIC|小说|小說|Fiction|Romans
/searchList?locationId=Q-KID|少儿读物|兒童讀物|Children’s books|Jeunesse
/searchList?locationId=Q-SEA|港口与海洋|港口與海洋|The harbour and the sea|Le port et la mer
/categorySearchList|按主题找书|按主題找書|Subjects|Sujets
/collectionNav|开放时间与书架|開放時間與書架|Opening hours and shelves|Horaires et rayons
/courseReference|课程书单|課程書單|Books for classes|Livres des cours
/aiSearch|AI 检索|AI 檢索|AI search|Recherche IA
/bookListNav|书单|書單|Book lists|Listes de livres
/personalCenter|我的图书馆|我的圖書館|My library|Ma bibliothèque
`,
};

function readMenu(table: string): MenuItem[] {
  return table
    .trim()
    .split('\n')
    .map((line, index) => {
      const [menuUrl = '', menuName = '', complexFont = '', englishName = '', frenchName = ''] =
        line.split('|');
      return {
        menuId: `${index + 1}`,
        menuName,
        englishName,
        complexFont,
        frenchName,
        menuUrl,
        useFlag: '1',
        jumpMode: 1,
        menuLevel: 1,
        childList: [],
      };
    });
}

/** The main menus of the demo libraries. */
export const MENUS: Readonly<Record<DemoTenant, readonly MenuItem[]>> = {
  demo: readMenu(TABLE.demo),
  harbour: readMenu(TABLE.harbour),
};
