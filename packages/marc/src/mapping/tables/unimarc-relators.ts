/**
 * UNIMARC relator numbers ($4 of the 7XX block) and the MARC 21 code of the same role. Source: UNIMARC Manual,
 * Bibliographic Format, appendix C (IFLA). Written as `number code`.
 */
const TABLE =
  '005 act|010 adp|018 aut|020 ann|030 arr|040 art|050 asg|060 asn|065 auc|070 aut|072 aqt|075 aft|080 aui|090 aud|' +
  '100 ant|110 bnd|120 bdd|130 bkd|140 bjd|150 bpd|160 bsl|170 cll|180 ctg|190 cns|200 chr|205 ctb|210 cmm|212 cwt|' +
  '220 com|230 cmp|240 cmt|245 ccp|250 cnd|255 csp|257 cli|260 cph|270 crr|273 cur|275 dnc|280 dte|290 dto|295 dgg|' +
  '300 drt|305 dis|310 dst|320 dnr|330 dub|340 edt|350 egr|360 etr|365 exp|370 flm|380 frg|390 fmo|395 fnd|400 fnd|' +
  '410 art|420 hnr|430 ilu|440 ill|450 ins|460 ive|470 ivr|480 lbt|490 lse|500 lso|510 ltg|520 lyr|530 mte|540 mon|' +
  '545 mus|550 nrt|555 opn|557 orm|560 org|570 oth|580 ppm|582 pta|584 inv|587 pth|590 prf|595 res|600 pht|605 pre|' +
  '610 prt|620 pop|630 pro|633 prd|635 prg|637 pdr|640 pfr|650 pbl|651 pbd|655 ppt|660 rcp|670 rce|673 rth|675 rev|' +
  '677 rtm|680 rbr|690 aus|695 sad|700 scr|705 scl|710 sec|720 sgn|721 sng|723 spn|725 stn|727 ths|730 trl|740 tyd|' +
  '750 tyg|753 sll|755 voc|760 wde|770 wam';

const CODE_BY_NUMBER = new Map(TABLE.split('|').map((entry) => [entry.slice(0, 3), entry.slice(4)] as const));

/** The MARC 21 relator code of a UNIMARC relator number. */
export function relatorCodeOfNumber(number: string): string | undefined {
  return CODE_BY_NUMBER.get(number);
}
