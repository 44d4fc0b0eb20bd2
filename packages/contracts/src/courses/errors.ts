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
