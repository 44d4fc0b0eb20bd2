import { defineError } from '../../kernel/error-definition.ts';

export const COURSE_NOT_FOUND = defineError({
  code: 'COURSE_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该课程不存在或已删除',
    'zh-TW': '該課程不存在或已刪除',
    'en-US': 'There is no such course, or it was deleted.',
    'fr-FR': 'Ce cours n’existe pas ou a été supprimé.',
  },
});

export const COURSE_MARK_LIMIT_REACHED = defineError({
  code: 'COURSE_MARK_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可收藏 {limit} 门课程，请先取消不用的课程',
    'zh-TW': '最多可收藏 {limit} 門課程，請先取消不用的課程',
    'en-US': 'You can add {limit} courses at most. Please remove some first.',
    'fr-FR': 'Vous pouvez ajouter {limit} cours au maximum. Retirez-en d’abord.',
  },
});

export const COURSE_NOT_TAUGHT = defineError({
  code: 'COURSE_NOT_TAUGHT',
  status: 403,
  words: {
    'zh-CN': '只有任课教师可以为这门课程推荐图书',
    'zh-TW': '只有任課教師可以為這門課程推薦圖書',
    'en-US': 'Only its teachers can propose books for this course.',
    'fr-FR': 'Seuls ses enseignants peuvent proposer des livres pour ce cours.',
  },
});

export const COURSE_BOOK_UNNAMED = defineError({
  code: 'COURSE_BOOK_UNNAMED',
  status: 422,
  words: {
    'zh-CN': '请填写书名或有效的 ISBN',
    'zh-TW': '請填寫書名或有效的 ISBN',
    'en-US': 'Please give a title or a valid ISBN.',
    'fr-FR': 'Indiquez un titre ou un ISBN valide.',
  },
});

export const COURSE_BOOK_KNOWN = defineError({
  code: 'COURSE_BOOK_KNOWN',
  status: 409,
  words: {
    'zh-CN': '这门课程已有这本书，或已推荐过',
    'zh-TW': '這門課程已有這本書，或已推薦過',
    'en-US': 'The course has this book already, or it was proposed.',
    'fr-FR': 'Le cours a déjà ce livre, ou il a été proposé.',
  },
});

export const COURSE_PROPOSAL_LIMIT_REACHED = defineError({
  code: 'COURSE_PROPOSAL_LIMIT_REACHED',
  status: 409,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多可有 {limit} 条待审推荐',
    'zh-TW': '最多可有 {limit} 條待審推薦',
    'en-US': 'At most {limit} of your proposals can wait for the library.',
    'fr-FR': 'Au plus {limit} de vos propositions peuvent attendre la bibliothèque.',
  },
});

export const COURSE_PROPOSAL_NOT_FOUND = defineError({
  code: 'COURSE_PROPOSAL_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该推荐不存在或已处理',
    'zh-TW': '該推薦不存在或已處理',
    'en-US': 'There is no such proposal, or it was decided.',
    'fr-FR': 'Cette proposition n’existe pas ou a été traitée.',
  },
});

export const COURSE_PROPOSAL_DECIDED = defineError({
  code: 'COURSE_PROPOSAL_DECIDED',
  status: 409,
  words: {
    'zh-CN': '该推荐已由他人处理',
    'zh-TW': '該推薦已由他人處理',
    'en-US': 'Somebody decided this proposal already.',
    'fr-FR': 'Quelqu’un a déjà traité cette proposition.',
  },
});

export const COURSE_REASON_MISSING = defineError({
  code: 'COURSE_REASON_MISSING',
  status: 422,
  words: {
    'zh-CN': '请填写不采纳的原因',
    'zh-TW': '請填寫不採納的原因',
    'en-US': 'Please say why it is refused.',
    'fr-FR': 'Indiquez la raison du refus.',
  },
});

export const COURSE_CODE_TAKEN = defineError({
  code: 'COURSE_CODE_TAKEN',
  status: 409,
  words: {
    'zh-CN': '该学期已有相同代码的课程',
    'zh-TW': '該學期已有相同代碼的課程',
    'en-US': 'There is a course with this code in this term already.',
    'fr-FR': 'Un cours porte déjà ce code pour ce semestre.',
  },
});

export const COURSE_CHANGED = defineError({
  code: 'COURSE_CHANGED',
  status: 409,
  words: {
    'zh-CN': '他人刚修改过这门课程，请重新打开后再保存',
    'zh-TW': '他人剛修改過這門課程，請重新開啟後再儲存',
    'en-US': 'Somebody changed this course meanwhile. Open it again, then save.',
    'fr-FR': 'Quelqu’un a modifié ce cours entre-temps. Rouvrez-le, puis enregistrez.',
  },
});

export const COURSE_FILE_UNREADABLE = defineError({
  code: 'COURSE_FILE_UNREADABLE',
  status: 422,
  details: { reason: 'text' },
  words: {
    'zh-CN': '无法读取文件：{reason}',
    'zh-TW': '無法讀取檔案：{reason}',
    'en-US': 'The file cannot be read: {reason}',
    'fr-FR': 'Le fichier ne peut pas être lu : {reason}',
  },
});
