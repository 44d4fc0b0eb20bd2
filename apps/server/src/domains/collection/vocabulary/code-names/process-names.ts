import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Whether somebody has checked the description of a work (`verifyStatus`). */
export const VERIFICATION_NAMES: NamesByCode = {
  verified: names('已审核', '已審核', 'Checked', 'Vérifiée'),
  unverified: names('未审核', '未審核', 'Not checked', 'Non vérifiée'),
};

/** Whether something has to be checked before it counts (`needVerify`). */
export const NEEDS_VERIFICATION_NAMES: NamesByCode = {
  '1': names('需要审核', '需要審核', 'To be checked', 'À vérifier'),
  '0': names('无需审核', '無需審核', 'No check needed', 'Sans vérification'),
};

/** Claims of serial issues that did not come (`claimStatus`). */
export const CLAIM_STATUS_NAMES: NamesByCode = {
  none: names('未催缺', '未催缺', 'Not claimed', 'Non réclamé'),
  claimed: names('已催缺', '已催缺', 'Claimed', 'Réclamé'),
  reclaimed: names('再次催缺', '再次催缺', 'Claimed again', 'Réclamé à nouveau'),
  answered: names('已答复', '已回覆', 'Answered', 'Réponse reçue'),
  received: names('已补到', '已補到', 'Received', 'Reçu'),
  unavailable: names('无法补缺', '無法補缺', 'Not available', 'Indisponible'),
  cancelled: names('取消催缺', '取消催缺', 'Claim withdrawn', 'Réclamation annulée'),
};

/** What becomes of a purchase recommendation (`processTypeList`; specification 2, section 4, "Recommendation outcomes"). */
export const RECOMMENDATION_OUTCOME_NAMES: NamesByCode = {
  processing: names('处理中', '處理中', 'Being processed', 'En cours de traitement'),
  order: names('同意订购', '同意訂購', 'To be ordered', 'Commande acceptée'),
  trial: names('同意试用', '同意試用', 'To be tried', 'Essai accepté'),
  refused: names('不予采纳', '不予採納', 'Declined', 'Refusée'),
};

/** What readers comment on besides works (`commentDocCode`; specification 2, section 3, "Comment"). */
export const COMMENTED_RESOURCE_NAMES: NamesByCode = {
  database: names('数据库', '資料庫', 'Database', 'Base de données'),
  specialTopic: names('专题', '專題', 'Special topic', 'Dossier thématique'),
};
