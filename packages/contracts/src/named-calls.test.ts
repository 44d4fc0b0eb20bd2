import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

/** Calls that the specification names for electronic databases, journals, questionnaires and the settings of a library (document 2). */
const NAMED = [
  'GET /find/databaseNavigation/getDetail',
  'GET /find/databaseNavigation/getDocTypeList',
  'POST /find/databaseNavigation/submitEQuestion',
  'POST /find/eCollection/navigation',
  'POST /find/eanswer/doanswer',
  'GET /find/equestion/queryFindNaireList',
  'POST /find/equestion/queryFindNaireList',
  'POST /find/equestion/queryall',
  'GET /find/findConfig/getCustomFindMenu',
  'GET /find/findConfig/getDatabasePara',
  'GET /find/findConfig/getFindConfig',
  'GET /find/findConfig/getLibraryList',
  'GET /find/findConfig/getLogoPara',
  'GET /find/findConfig/getLogoUrl',
  'GET /find/findConfig/getMenuList',
  'GET /find/groupResource/dict',
  'POST /find/groupResource/dict',
  'GET /find/groupResource/getDatabaseList',
  'POST /find/groupResource/getDatabaseList',
  'POST /find/homePage/getGroupCode',
  'GET /find/institution/get',
  'POST /find/institution/get',
  'GET /find/institution/getByParaCode',
  'POST /find/institution/getByParaCode',
  'GET /find/journal/navInfo',
  'GET /find/newEle/eCollection/databaseHotBrowsers',
  'GET /find/newEle/eCollection/dbVendors',
  'GET /find/newEle/eCollection/findAllStatusDtos',
  'POST /find/newEle/eCollection/findCollegeDepartments',
  'POST /find/newEle/eCollection/findCustomLabelVoList',
  'POST /find/newEle/eCollection/findCustomSubjects',
  'POST /find/newEle/eCollection/findOpacDatabaseFindParas',
  'GET /find/newEle/eCollection/getDetail',
  'GET /find/newEle/eCollection/getDownUrl',
  'GET /find/newEle/eCollection/getNewCollection',
  'GET /find/newEle/eCollection/getScreenCondition',
  'GET /find/newEle/eCollection/getTryCollection',
  'POST /find/newEle/eCollection/hotBrowsers',
  'POST /find/newEle/eCollection/navigation',
  'POST /find/newEle/eCollection/navigationNew',
  'POST /find/newEle/journal/hotBrowsers',
  'POST /find/newEle/tryDatabase/doanswer',
  'POST /find/newEle/tryDatabase/queryall',
  'POST /find/resource/dict',
  'POST /find/uploadFile/downloadFile',
];

/** Calls for wishes, gifts and what came by them (document 2, sections 7.4 and 7.13). */
const OF_COLLECTION = [
  ...['/find/recommendBooks', '/find/newEle/recommendBooks'].flatMap((path) => [
    `POST ${path}/search`,
    `POST ${path}/save`,
    `POST ${path}/cancel`,
    `POST ${path}/checkRepeat`,
    `GET ${path}/checkAllowRecommend`,
    `GET ${path}/checkMaxRecommend`,
    `GET ${path}/getReasonList`,
    `GET ${path}/verifyCode`,
    `GET ${path}/getRecordList`,
  ]),
  'GET /find/major/list',
  'GET /find/donate/getRecentDonation',
  'POST /find/donate/doDonate',
  'GET /find/donate/getDonateList',
  'POST /find/donate/getDonateList',
  'GET /find/donate/getNotice',
  'POST /find/donate/getNotice',
  'GET /find/donate/getCurrency',
  'POST /find/donate/getCurrency',
  'GET /find/donate/exportDonates',
  'POST /find/donate/exportDonates',
  'POST /find/donate/searchDonation',
  'POST /find/donate/searchDonateNews',
  'POST /find/bookAcceptance/getBookAcceptanceList',
];

it('has every call that the specification names for databases, journals, questionnaires, settings, wishes and gifts', () => {
  const known = new Set(
    CATALOGUE.filter(({ origin }) => origin === 'spec').flatMap(({ methods, path }) =>
      methods.map((method) => `${method} ${path}`),
    ),
  );
  expect([...NAMED, ...OF_COLLECTION].filter((call) => !known.has(call))).toEqual([]);
});
