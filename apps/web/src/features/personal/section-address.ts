import { personalRoutes } from './routes.ts';

const { path, sections } = personalRoutes.personal;

/** The last part of a section's address: /personalCenter/{path}. The first section has none. */
export type SectionPath = '' | keyof typeof sections;

export function sectionAddress(section: SectionPath): string {
  return path.replace(section ? ':section?' : '/:section?', section);
}
