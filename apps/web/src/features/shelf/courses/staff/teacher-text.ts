import type { StaffCourse } from '@lectern/contracts/shelf/courses/staff-course';

type Teachers = StaffCourse['teachers'];

/** Teachers in one line, as they are typed: `Ann Teacher/T1; Bob`. */
export function writeTeachers(teachers: Teachers): string {
  return teachers.map(({ name, account }) => (account ? `${name}/${account}` : name)).join('; ');
}

export function readTeachers(text: string): Teachers {
  return text
    .split(/[;；]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const at = one.lastIndexOf('/');
      return at > 0
        ? { name: one.slice(0, at).trim(), account: one.slice(at + 1).trim() }
        : { name: one, account: '' };
    });
}
