import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** A shelving location within a library. */
export interface LocationSeed {
  readonly code: string;
  readonly libraryCode: string;
  readonly names: Names;
  /** Items here are used in the library only. */
  readonly referenceOnly: boolean;
  /** Readers cannot walk there. */
  readonly closedStack: boolean;
}

/** library | code | R if reference only, C for a closed stack | zh-CN | zh-TW | en-US | fr-FR */
const TABLE: Readonly<Record<DemoTenant, string>> = {
  demo: `
MAIN|M-LIT||文学二楼|文學二樓|Literature, 2nd floor|Littérature, 2e étage
MAIN|M-SOC||社科三楼|社科三樓|Social sciences, 3rd floor|Sciences sociales, 3e étage
MAIN|M-SCI||科技四楼|科技四樓|Science and technology, 4th floor|Sciences et techniques, 4e étage
MAIN|M-FOR||外文五楼|外文五樓|Foreign languages, 5th floor|Langues étrangères, 5e étage
MAIN|M-RES||教学参考书区|教學參考書區|Course reserves|Réserve de cours
MAIN|M-ANC|R|古籍阅览室|古籍閱覽室|Rare books reading room|Salle des livres anciens
MAIN|M-REF|R|工具书阅览室|工具書閱覽室|Reference room|Salle des usuels
MAIN|M-PER|R|期刊阅览室|期刊閱覽室|Periodicals room|Salle des périodiques
MAIN|M-AV|C|视听室|視聽室|Audiovisual room|Salle audiovisuelle
SOUTH|S-GEN||南校区借阅区|南校區借閱區|South campus open shelves|Libre accès du campus sud
SOUTH|S-RES||南校区教参区|南校區教參區|South campus reserves|Réserve du campus sud
TOWN|T-GEN||市民借阅区|市民借閱區|Town open shelves|Libre accès public
TOWN|T-KID||少儿阅览区|少兒閱覽區|Children's corner|Espace jeunesse
`,
  harbour: `
QUAY|Q-FIC||小说区|小說區|Fiction|Romans
QUAY|Q-NON||非虚构区|非虛構區|Non-fiction|Documentaires
QUAY|Q-KID||儿童区|兒童區|Children's library|Section jeunesse
QUAY|Q-FRE||法文书区|法文書區|French books|Fonds français
QUAY|Q-SEA|R|海事阅览室|海事閱覽室|Maritime room|Salle maritime
LIGHT|L-GEN||灯塔开架|燈塔開架|Lighthouse shelves|Rayons du Phare
`,
};

/** The shelving locations of a demo tenant in display order. */
export function demoLocations(tenant: DemoTenant): readonly LocationSeed[] {
  return TABLE[tenant]
    .trim()
    .split('\n')
    .map((line) => {
      const [libraryCode = '', code = '', use, chinese, traditional, english, french] = line.split('|');
      return {
        code,
        libraryCode,
        names: { 'zh-CN': chinese, 'zh-TW': traditional, 'en-US': english, 'fr-FR': french },
        referenceOnly: use === 'R',
        closedStack: use === 'C',
      };
    });
}
