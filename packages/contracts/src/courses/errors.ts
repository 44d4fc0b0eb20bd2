import { defineError } from '../kernel/error-definition.ts';

export const COURSE_NOT_FOUND = defineError({
  code: 'COURSE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该课程不存在或已删除',
    'zh-TW': '該課程不存在或已刪除',
    'en-US': 'There is no such course, or it was removed.',
    'fr-FR': 'Ce cours n’existe pas ou a été retiré.',
  },
});

export const COURSE_MARK_LIMIT_REACHED = defineError({
  code: 'COURSE_MARK_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可收藏 {limit} 门课程，请先取消不用的课程',
    'zh-TW': '最多可收藏 {limit} 門課程，請先取消不用的課程',
    'en-US': 'You can mark {limit} courses at most. Please remove some first.',
    'fr-FR': 'Vous pouvez marquer {limit} cours au maximum. Retirez-en d’abord.',
  },
});
