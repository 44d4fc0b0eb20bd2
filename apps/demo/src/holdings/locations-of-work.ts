import type { DemoTenant } from '../demo-tenant.ts';
import type { Work } from '../works/work.ts';

/** The location codes for the copies of a work: the first copy gets the first code; after the last, the first again. */
export function placesFor(tenant: DemoTenant, work: Work): readonly string[] {
  return tenant === 'demo' ? universityPlaces(work) : townPlaces(work);
}

function universityPlaces(work: Work): readonly string[] {
  switch (work.type) {
    case 'reference':
      return ['M-REF'];
    case 'journal':
      return ['M-PER'];
    case 'map':
      return ['M-REF'];
    case 'audio':
    case 'video':
    case 'score':
      return ['M-AV'];
    case 'book':
      return bookPlaces(work);
  }
}

function bookPlaces(work: Work): readonly string[] {
  if ((work.volumes ?? 1) > 5 && isClassic(work)) return ['M-ANC'];
  if (work.languages[0] !== 'chi') return ['M-FOR', 'S-GEN', 'M-FOR', 'M-FOR', 'S-GEN'];
  if (isTextbook(work)) return ['M-SCI', 'S-RES', 'S-GEN', 'M-RES', 'S-GEN', 'M-SCI', 'S-GEN'];
  const home = /^[IJ]/.test(work.clc) ? 'M-LIT' : /^[N-X]/.test(work.clc) ? 'M-SCI' : 'M-SOC';
  if (isClassic(work)) return [home, home, 'S-GEN', 'M-ANC', 'T-GEN', 'S-GEN', home];
  if (/^I\d*[78]*8[4-8]/.test(work.clc)) return ['T-KID', home, 'T-KID'];
  return [home, 'S-GEN', 'T-GEN', home, home, 'S-GEN', 'T-GEN'];
}

function isTextbook(work: Work): boolean {
  return work.subjects.some((heading) => heading.includes('教材')) && /^[N-X]/.test(work.clc);
}

/** Whether the work was written before 1911: the author's origin is a dynasty. */
function isClassic(work: Work): boolean {
  const origin = work.creators[0]?.origin;
  return origin !== undefined && /[清明元宋唐汉漢晋魏梁陈秦秋国蜀]$/.test(origin);
}

function townPlaces(work: Work): readonly string[] {
  if (work.type === 'reference' || work.title.startsWith('The Influence of Sea Power')) return ['Q-SEA'];
  if (work.languages[0] === 'fre') return ['Q-FRE', 'L-GEN'];
  if (/^I\d+\.8/.test(work.clc)) return ['Q-KID', 'L-GEN'];
  return [work.ddc?.startsWith('8') === true ? 'Q-FIC' : 'Q-NON', 'L-GEN'];
}
